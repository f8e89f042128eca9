// A provider's gallery: before-and-after pairs and close-ups, and a portrait for people without a photo.

import { painter } from './beauty.js'
import { apart, C, E, G, HAIR, K, L, mix, N, P, pen, R } from './core.js'
import { back, fluff, front, plait, side } from './people.js'
import * as T from './tools.js'

/** @typedef {import('./core.js').Pen} Pen @typedef {import('./core.js').Pair} Pair @typedef {(p: Pen) => string} Draw */

/** Two halves side by side: the same drawing, then the better one; each shows its middle. @param {Pen} p @param {string} a @param {string} b @param {number} [from] */
const beside = (p, a, b, from = 200) =>
  `<svg width="400" height="600" viewBox="${from} 0 400 600">${P('M0 0h800v600H0z', mix(p.bg, K.cream, 0.45)) + a}</svg><svg x="400" width="400" height="600" viewBox="${from} 0 400 600">${P('M0 0h800v600H0z', p.sh) + b}</svg>` +
  knot('M400-9V610', 400, 300, 'M384 282l20 18l-20 18')
/** One above the other. @param {string} a @param {string} b */
const above = (a, b) =>
  `<svg width="800" height="300" viewBox="0 0 800 300">${a}</svg><svg y="300" width="800" height="300" viewBox="0 0 800 300">${b}</svg>` +
  knot('M-9 300H810', 400, 300, 'M382 292l18 20l18-20')
const knot = (
  /** @type {string} */ line,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ arrow,
) => L(line, K.cream, 14) + C(x, y, 42, K.cream) + L(arrow, K.clover, 11)
/** A tired version of hair. @param {Pair} h @returns {Pair} */
const dull = (h) => {
  const c = mix(h.c, '#8C7B6A', 0.45)
  return { c, l: mix(c, K.ink, 0.3) }
}
const bareNail = (/** @type {Pen} */ p) => (/** @type {number} */ i) =>
  E(0, -20, i === 4 ? 31 : 27, 40, mix(p.skin.c, K.cream, 0.5))
const tame = (/** @type {Pen} */ p) => {
  const h = p.hairFor().c
  return apart(h, p.skin.c) > 150 ? h : p.skin.l
}

/** @type {Record<string, Draw>} */
const pairs = {
  hair: (p) => {
    const h = p.hair,
      n = p.yes(0.6) ? p.pick(HAIR.filter((x) => apart(x.c, h.c) > 150 && apart(x.c, p.sh) > 130)) : h,
      from = p.pick(['long', 'waves', 'curly']),
      to = p.pick(['bob', 'crop', 'waves', 'half', 'curly', 'canerows', 'plait', 'afro'].filter((x) => x !== from)),
      w = { cape: true }
    return beside(
      p,
      back(p, from, { ...w, h: dull(h) }) +
        L('M224 520l-20 40M300 560l-8 40M520 556l14 40M590 520l18 40', dull(h).c, 14),
      back(p, to, { ...w, h: n }),
    )
  },
  men: (p) => {
    const h = p.hairFor(true),
      j = p.int(0, 2),
      o = { h, jaw: j, w: 15, beard: true }
    return beside(
      p,
      front(p, p.pick(['curly', 'afro', 'long']), o) +
        fluff(400, 506, 110, 60, 11, h.c) +
        L('M352 470c16 12 80 12 96 0', p.skin.l, 7),
      front(p, p.pick(['crop', 'flat', 'crop']), { ...o, beard: p.yes(0.7), smile: true }),
    )
  },
  nails: (p) => beside(p, T.handUp(p.skin, bareNail(p)), T.handUp(p.skin, painter(p))),
  eyes: (p) => {
    const s = p.skin,
      b = tame(p),
      brow = p.pick(T.BROWS),
      iris = p.pick([K.leaf, K.corn, K.brown]),
      g = (/** @type {string} */ x) => P('M0 0h800v300H0z', s.c) + G(x, 150, 4, 0, 0.62)
    return above(
      g(
        T.eye(T.shade(s, 0.16), iris, p.id(), 0) +
          N(9, (i) => L(`M${150 + i * 58} ${120 - Math.sin(i / 2.6) * 40}l26-${18 + (i % 3) * 14}`, b, 10)),
      ),
      g(T.eye(T.shade(s, 0.3), iris, p.id(), 2) + P(brow, b)),
    )
  },
  lips: (p) => {
    const [c, d, s] = p.pick([
        [K.radish, K.beet, K.blush],
        [K.beet, K.ink, K.pink],
        [K.rust, K.brown, K.peach],
        [K.carrot, K.rust, K.butter],
      ]),
      g = (/** @type {string} */ x) => P('M0 0h800v300H0z', p.skin.c) + G(x, 152, -40, 0, 0.62),
      m = mix(p.skin.c, p.skin.l, 0.32)
    return above(g(T.lips(m, p.skin.l, p.skin.c)), g(T.lips(apart(c, p.skin.c) > 90 ? c : K.beet, d, s)))
  },
  face: (p) => {
    const j = p.int(0, 2),
      o = { jaw: j, bare: true, old: p.yes(0.3) },
      k = p.pick(['band', 'wrap', 'top', 'crop']),
      red = mix(p.skin.c, K.rust, 0.4)
    const q = pen('same', p.bg + k)
    return beside(
      p,
      front(p, k, {
        ...o,
        on:
          C(318, 388, 34, red) +
          C(482, 388, 34, red) +
          C(400, 372, 20, red) +
          [
            [300, 250],
            [350, 226],
            [470, 240],
            [430, 214],
            [356, 470],
            [450, 466],
          ]
            .map(([x, y]) => C(x, y, 8, red))
            .join('') +
          L('M322 356q24 12 48 0M430 356q24 12 48 0', p.skin.l, 6),
      }),
      front(p, k, {
        ...o,
        smile: true,
        lips: p.pick(['', K.radish]),
        lash: q.yes(),
        on: L('M300 384q14-16 36-16M470 368q22 0 34 16M372 226q28-12 56 0', mix(p.skin.c, K.cream, 0.6), 11),
      }),
    )
  },
  feet: (p) => {
    const f = (/** @type {string[]} */ c) => G(T.footTop(p.skin, c), 380, 310, 0, 1.3)
    return beside(p, f([mix(p.skin.c, K.cream, 0.5)]), f([p.hue(p.skin.c), p.hue(p.skin.c)]))
  },
}
/** @type {Record<string, Draw[]>} */
const close = {
  hair: [
    (p) => {
      const h = p.hair
      return (
        P('M0 0h800v600H0z', h.c) +
        L(
          N(
            44,
            (i) =>
              `M${(i % 8) * 110 + (Math.floor(i / 8) % 2) * 55 - 20} ${Math.floor(i / 8) * 108 + 30}c-10-60 84-70 90-10s-76 54-70 6c4-30 44-30 46-4`,
          ),
          h.l,
          10,
        )
      )
    },
    (p) => {
      const h = p.hair,
        s = p.skin
      return (
        P('M0 0h800v600H0z', s.c) +
        G(
          N(
            7,
            (i) =>
              L(`M${-560 + i * 170}-420C${-500 + i * 160}-100 ${-440 + i * 140} 120 ${-420 + i * 136} 460`, h.c, 96) +
              L(
                `M${-560 + i * 170}-420C${-500 + i * 160}-100 ${-440 + i * 140} 120 ${-420 + i * 136} 460`,
                h.l,
                54,
                ' stroke-dasharray="3 33"',
              ),
          ),
          420,
          300,
          p.int(-16, 16),
        ) +
        (p.yes()
          ? N(
              4,
              (i) =>
                `<circle cx="${200 + i * 140}" cy="${230 + (i % 2) * 140}" r="26" stroke="${K.dandelion}" stroke-width="11"/>`,
            )
          : '')
      )
    },
    (p) => {
      const a = p.hair.c,
        n = p.pick([
          [a, '#C98550', K.butter],
          [a, K.rust, K.carrot],
          [a, K.beet, K.radish],
          [a, K.blue, K.corn],
          [a, '#8C4F33', K.peach],
        ])
      return (
        P('M0 0h800v600H0z', a) +
        N(12, (i) =>
          L(
            `M${-60 + i * 84}-40C${20 + i * 84} 160 ${-120 + i * 84} 320 ${-20 + i * 84} 640`,
            i % 3 ? n[1 + (i % 2)] : mix(a, n[1], 0.4),
            i % 2 ? 30 : 52,
          ),
        ) +
        L(
          N(6, (i) => `M${20 + i * 150}-40C${100 + i * 150} 160 ${-40 + i * 150} 320 ${60 + i * 150} 640`),
          p.hair.l,
          7,
        )
      )
    },
    (p) =>
      p.ground(['low', 'hill', 'corner', 'bay']) + G(plait(0, -300, 11, 130, p.hair, 0.01), 400, 280, p.int(-24, 24)),
  ],
  men: [
    (p) => {
      const h = p.hairFor(true),
        s = p.skin
      return (
        P('M0 0h800v600H0z', s.c) +
        N(9, (i) =>
          L(
            `M-20 ${40 + i * 46 + i * i}C200 ${20 + i * 48 + i * i} 400 ${60 + i * 44 + i * i} 640 ${30 + i * 46 + i * i}`,
            h.c,
            Math.max(3, 44 - i * 5),
            ' stroke-linecap="butt"',
          ),
        ) +
        P('M0-20H640V90C460 60 200 110 0 80Z', h.c) +
        E(560, 400, 90, 130, s.c) +
        L('M590 330C540 300 500 350 516 400C530 440 570 446 566 490', s.l, 14)
      )
    },
  ],
  nails: [
    (p) => {
      const paint = painter(p, 70, 250)
      return (
        p.ground(['low', 'corner', 'hill']) +
        N(3, (i) =>
          G(
            R(-94, -80, 188, 560, 94, p.skin.c) + G(paint(i), 0, 40) + L('M-46 230q46 22 92 0', p.skin.l, 9),
            180 + i * 220,
            290 + Math.abs(i - 1) * 40,
            (i - 1) * 5,
          ),
        )
      )
    },
  ],
  eyes: [
    (p) => {
      const s = p.skin,
        ink = apart(K.ink, s.c) > 170 ? K.ink : K.cream
      return (
        P('M0 0h800v600H0z', s.c) +
        G(T.shut(p.pick([T.shade(s, 0.2), p.hue(s.c)]), ink), -170, -120, 0, 1.4) +
        G(P(p.pick(T.BROWS), tame(p)), -170, -70, 0, 1.4)
      )
    },
  ],
  body: [
    (p) => {
      const s = p.skin
      return (
        P('M0 0h800v600H0z', s.c) +
        P('M-20 620C120 420 300 380 420 420S700 520 820 300V620Z', T.shade(s, 0.12)) +
        N(5, (i) =>
          G(
            T.drop(p.pick([K.dandelion, K.sky, K.cream])),
            [190, 330, 470, 600, 400][i],
            [170, 300, 190, 330, 450][i],
            16,
            [0.5, 0.8, 0.4, 0.6, 0.3][i],
          ),
        ) +
        G(T.sheaf(K.leaf, K.mint), 110, 640, 24, 1.2)
      )
    },
  ],
}
const pairFor = (/** @type {string} */ c, /** @type {string} */ s) =>
  pairs[s === 'men' ? (c === 'hair' ? 'men' : 'face') : s] ??
  (c === 'hair' && s !== 'other' && s !== 'treatment' ? pairs.hair : null) ??
  (s === 'treatment' || s === 'occasions' ? pairs.hair : null)
const closeFor = (/** @type {string} */ c, /** @type {string} */ s) =>
  close[s] ??
  (c === 'hair' ? close.hair : s === 'body' || s === 'feet' || s === 'face' || s === 'other' ? close.body : null)
/** The drawings a gallery of this subcategory can show beside its covers. @param {string} category @param {string} sub @returns {Draw[]} */
export const galleryDraws = (category, sub) => {
  const a = pairFor(category, sub),
    b = closeFor(category, sub)
  return [...(a ? [a] : []), ...(b ?? [])]
}
/** A portrait in the middle 520 of the canvas. @param {Pen} p */
export const portrait = (p) => {
  const view = p.int(0, 3),
    o = { old: p.yes(0.25), glasses: p.yes(0.25), lips: p.pick(['', K.radish, K.rust, K.beet]) }
  const ground = P('M0 0H800V700H0Z', p.yes() ? p.sh : p.bg)
  return (
    ground +
    (view
      ? front(p, p.pick(['long', 'fringe', 'afro', 'top', 'crop', 'curly', 'bald', 'flat', 'locs', 'scarf', 'band']), {
          ...o,
          smile: true,
          beard: o.lips === '' && p.yes(0.5),
        })
      : G(
          side(p, p.pick(['sleek', 'knot', 'afro', 'bob', 'quiff', 'short', 'locs', 'scarf', 'curls', 'buzz']), o),
          52,
          20,
        ))
  )
}
