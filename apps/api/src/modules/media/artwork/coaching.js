// Coaching and aesthetics: lips, face, eyes, body, coaching, other. No needles: lights, pens, drops, plans and people talking.

import { beauty, headBack, other, torso, wide } from './beauty.js'
import { apart, C, E, G, K, L, mix, N, P, R } from './core.js'
import { front, side } from './people.js'
import * as T from './tools.js'
import { head } from './wellness.js'

/** @typedef {import('./core.js').Pen} Pen @typedef {(p: Pen) => string} Draw */
const ROOMY = ['loaf', 'bay', 'sun', 'halo', 'egg', 'pebble']
const mid = (/** @type {string} */ s) => G(s, 52, 4)
/** A slim device with a tip at (0, 64), pointing down. @param {string} c @param {string} d */
export const device = (c, d) =>
  P('M-30-40H30L8 52C6 60-6 60-8 52Z', d) +
  R(-36, -250, 72, 220, 30, c) +
  R(-14, -200, 28, 70, 14, d) +
  L('M-10-90H10', K.cream)
/** Lip colours: fill, shadow, shine. @param {Pen} p @returns {[string,string,string]} */
const lipset = (p) => {
  const all = [
      [K.radish, K.beet, K.blush],
      [K.beet, K.ink, K.pink],
      [K.rust, K.brown, K.peach],
      [K.carrot, K.rust, K.butter],
      [K.pink, K.radish, K.cream],
      ['#C98550', K.brown, K.peach],
    ],
    ok = all.filter((l) => apart(l[0], p.sh) > 130 && apart(l[0], p.bg) > 80)
  return /** @type {[string,string,string]} */ (p.pick(ok.length ? ok : all))
}
/** A speech bubble. @param {number} x @param {number} y @param {string} c @param {string} inner */
const bubble = (x, y, c, inner, s = 1) =>
  G(
    P('M-74-52H74C108-52 128-30 128 0S108 52 74 52H30L0 96L-16 52H-74C-108 52-128 30-128 0S-108-52-74-52Z', c) + inner,
    x,
    y,
    0,
    s,
  )
/** What is said: dots, a tick, a heart, a line, a sun. @param {Pen} p @param {string} c */
const said = (p, c) =>
  p.pick([
    N(3, (i) => C(-52 + i * 52, 0, 13, c)),
    L('M-34 2L-8 26L40-24', c, 16),
    P('M0 32C-56-4-40-38-16-34C-6-32 0-22 0-18C0-22 6-32 16-34C40-38 56-4 0 32Z', c),
    L('M-66-16H66M-66 18H20', c, 12),
    L('M-60 24L-20-8L10 12L60-28', c, 12),
  ])
/** Armchair seen from the front. @param {string} c @param {string} d */
const armchair = (c, d) =>
  P('M-110 60V-60C-110-120-60-140 0-140S110-120 110-60V60Z', c) +
  L('M-126 10V120M126 10V120', d, 56) +
  R(-110, 40, 220, 80, 26, d) +
  L('M-96 150V190M96 150V190', K.ink, 16)
/** Somebody sitting in it, from the front. @param {Pen} p @param {import('./core.js').Pair} s @param {string} top @param {string} leg */
const sitter = (p, s, h = p.hair, top = p.cloth, leg = K.ink, k = p.int(0, 3)) =>
  (k === 2 ? C(0, -196, 78, h.c) : k === 1 ? P('M-70-200C-70-270 70-270 70-200L78-110H-78Z', h.c) : '') +
  L('M-40 60L-56 190M40 60L56 190', leg, 54) +
  P('M-78 70C-84-20-80-110 0-110S84-20 78 70Z', top) +
  R(-20, -150, 40, 60, 16, s.c) +
  E(0, -190, 52, 60, s.c) +
  (k === 3 ? '' : P('M-54-190C-60-262 60-262 54-190C40-220 10-226 0-226S-40-220-54-190Z', h.c)) +
  (k === 0 ? C(0, -262, 32, h.c) : '') +
  L('M-26-190q8 8 16 0M10-190q8 8 16 0M-12-160q12 8 24 0', s.l, 5) +
  L('M-66-50C-86 0-60 40-14 46M66-50C86 0 60 40 14 46', top === K.ink ? K.leaf : mix(top, K.ink, 0.22), 38) +
  C(-10, 46, 20, s.c) +
  C(12, 50, 20, s.c)

/** @type {Record<string, Draw[]>} */
export const coaching = {
  lips: [
    (p) => {
      const [c, d, s] = lipset(p)
      return (
        p.ground(['egg', 'pebble', 'sun', 'bay']) +
        T.lips(c, d, s, p.yes(0.35)) +
        G(T.pencil(p.hue(p.bg, c), d), 560, 262, 38, 1.05)
      )
    },
    (p) => {
      const [c, d, s] = lipset(p)
      return (
        wide(p) +
        P('M340-40C336 20 350 50 340 90C370 120 430 120 460 90C450 50 464 20 460-40Z', T.shade(p.skin, 0.16)) +
        L('M372 128C380 150 384 156 388 166M428 128C420 150 416 156 412 166', p.skin.l, 7) +
        T.lips(apart(c, p.skin.c) > 90 ? c : K.beet, d, s, p.yes(0.4)) +
        L('M300 540C350 566 450 566 500 540', p.skin.l, 8) +
        G(T.pinch(other(p), G(device(p.hue(p.skin.c, c), K.cream), -20, 18, 46, 0.9), p.cloth), 600, 340, 0, 0.82)
      )
    },
    (p) => {
      const [c] = lipset(p)
      return (
        p.ground(ROOMY) +
        mid(
          side(p, p.pick(['knot', 'sleek', 'bob', 'afro', 'scarf', 'curls', 'short']), { lips: c, old: p.yes(0.3) }),
        ) +
        G(T.pinch(other(p), G(device(p.hue(p.sh, p.bg), c), -24, 20, 48, 0.86), p.hue(p.bg, p.sh)), 622, 344, 0, 0.84)
      )
    },
    (p) => {
      const a = lipset(p),
        b = lipset(p),
        c = lipset(p)
      return (
        p.ground(['low', 'bay', 'egg', 'twin']) +
        [a, b].map((l, i) => G(T.lips(l[0], l[1], l[2], i === 1), [70, 310][i], [20, 260][i], 0, 0.56)).join('') +
        G(T.lipstick(a[0], p.hue(p.bg, p.sh, a[0]), p.hue(p.sh, a[0])), 570, 190, 12, 0.85) +
        G(T.tube(c[0], K.ink), 220, 440, -14, 0.8)
      )
    },
  ],
  face: [
    (p) => {
      const a = p.hue(p.sh, p.bg)
      return (
        p.ground(['loaf', 'bay', 'egg']) +
        G(T.dropper(a, K.ink, K.cream), 400, 350, 0, 1.05) +
        G(T.drop(p.hue(p.bg, p.sh, a)), 580, 300, 22) +
        G(T.sheaf(p.hue(p.sh), p.sh), 220, 604, -24)
      )
    },
    (p) => {
      const m = p.pick([K.cream, K.sky, K.mint]),
        l = p.pick([K.radish, K.blue, K.carrot, K.leaf])
      return (
        p.ground(ROOMY, ['none']) +
        front(p, p.pick(['wrap', 'band', 'crop', 'top', 'bald']), {
          bare: true,
          plain: true,
          old: p.yes(0.3),
          on:
            P(
              'M400 196C300 196 272 262 276 330C280 416 340 488 400 488S520 416 524 330C528 262 500 196 400 196ZM300 326C316 296 374 296 388 326C374 356 314 356 300 326ZM412 326C426 296 484 296 500 326C486 356 426 356 412 326ZM350 426C366 410 434 410 450 426C440 452 360 452 350 426Z',
              m,
              ' fill-rule="evenodd"',
            ) +
            L(
              'M324 240H480M304 276H500M306 382H344M456 382H500M330 416h2M468 416h2M356 462H450',
              l,
              13,
              ' stroke-dasharray="0 38"',
            ) +
            L('M398 300C396 340 386 366 392 380C398 386 406 386 412 382', l, 7),
        }) +
        L('M318 328C330 342 360 342 372 328M428 328C440 342 470 342 482 328M372 430H428', p.skin.l) +
        L('M180 200l-50-30M160 300H96M180 400l-50 30M620 200l50-30M640 300H704M620 400l50 30', l, 12)
      )
    },
    (p) => {
      const c = apart(p.skin.c, K.cream) > 160 ? K.cream : p.pick([K.blue, K.beet, K.clover])
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['band', 'wrap', 'top', 'bald', 'crop', 'flat']), {
          bare: true,
          lips: p.pick(['', K.radish, K.rust]),
          old: p.yes(0.4),
          on:
            L(
              'M400 176V290M300 262H500M286 380C320 400 340 440 346 476M514 380C480 400 460 440 454 476M292 346C310 366 340 372 364 360M508 346C490 366 460 372 436 360',
              c,
              7,
              ' stroke-dasharray="3 17"',
            ) +
            C(300, 262, 9, c) +
            C(500, 262, 9, c) +
            C(346, 476, 9, c) +
            C(454, 476, 9, c),
        }) +
        G(T.pinch(other(p), G(T.pencil(p.hue(p.sh, p.bg), c), -14, 10, 50, 0.8), p.hue(p.bg, p.sh)), 566, 372, 0, 0.72)
      )
    },
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['sleek', 'knot', 'buzz', 'scarf', 'tail', 'short']), {
          lips: p.pick(['', K.radish, K.beet]),
          old: p.yes(0.5),
          top: K.cream,
        }),
      ) +
      G(
        T.grip(other(p), G(device(p.hue(p.sh, p.bg), p.hue(p.skin.c)), 0, -200, 180), p.hue(p.bg, p.sh)),
        556,
        512,
        -35,
        0.8,
      ) +
      L('M352 330c20-16 20-50 0-66M390 350c34-28 34-80 0-108', apart(p.skin.c, K.cream) > 150 ? K.cream : K.blue, 8),
  ],
  eyes: [
    (p) => {
      const s = p.skin,
        h = p.hairFor().c,
        b = apart(h, s.c) > 150 ? h : s.l,
        g = apart(s.c, K.cream) > 170 ? K.cream : K.blue
      return (
        wide(p) +
        G(
          T.eye(p.yes() ? T.shade(s, 0.18) : p.hue(s.c), p.pick([K.leaf, K.corn, K.brown]), p.id(), p.int(0, 2)),
          60,
          130,
          0,
          0.85,
        ) +
        G(P(p.pick(T.BROWS), b), 0, 90) +
        L('M150 90V300M410 60V290M690 110V320', g, 6, ' stroke-dasharray="2 17"') +
        L('M60 172C260 60 520 60 760 170', g, 6, ' stroke-dasharray="2 17"') +
        C(150, 262, 10, g) +
        C(410, 140, 10, g) +
        C(690, 236, 10, g)
      )
    },
    (p) => {
      const s = p.skin,
        h = p.hairFor().c,
        b = apart(h, s.c) > 150 ? h : s.l
      return (
        wide(p) +
        G(
          P(p.pick(T.BROWS), mix(b, s.c, 0.45)) +
            N(11, (i) => L(`M${150 + i * 50} ${152 - Math.sin(i / 3.2) * 50}q10-26 34-40`, b, 8)),
          0,
          110,
        ) +
        G(T.shut(p.yes() ? T.shade(s, 0.2) : p.hue(s.c, b), s.l), 100, 270, 0, 0.75) +
        G(T.pinch(other(p), G(device(p.hue(s.c, b), K.cream), -20, 18, 46, 0.9), p.cloth), 610, 290, 0, 0.8)
      )
    },
    (p) => {
      const s = p.skin
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['band', 'long', 'scarf', 'top', 'fringe', 'afro', 'curly'].filter((x) => x !== 'fringe')), {
          lips: p.pick([K.radish, K.rust, K.beet]),
          w: 20,
          lash: true,
          old: p.yes(0.25),
          brow: apart(p.hair.c, s.c) > 150 ? p.hair.c : s.l,
          ink: K.ink,
          bare: p.yes(),
        }) +
        G(T.pinch(other(p), G(T.tweezers(p.hue(p.sh, s.c)), 30, -44, 46, 0.9), p.hue(p.bg, p.sh)), 540, 314, 4, 0.76)
      )
    },
    (p) => {
      const a = p.hue(p.sh, p.bg),
        t = p.hue(p.sh, a)
      return (
        p.ground(['egg', 'bay', 'pebble', 'loaf']) +
        G(
          R(-200, -130, 400, 260, 30, a) +
            N(
              4,
              (i) =>
                L(`M-160 ${-84 + i * 56}H160`, p.on(a), 6) +
                L(
                  N(15, (j) => `M${-154 + j * 22} ${-84 + i * 56}q${4 + i} 18 ${12 + i} ${24 + i * 3}`),
                  p.on(a),
                  5,
                ),
            ),
          340,
          290,
          -8,
        ) +
        G(T.tweezers(t), 600, 320, 24, 1.35) +
        G(T.wand(p.hue(p.sh), K.ink), 700, 330, 10, 0.8)
      )
    },
  ],
  body: [
    (p) => {
      const g = apart(p.skin.c, K.cream) > 150 ? K.cream : K.blue,
        w = p.pick([0.86, 1, 1.14])
      return (
        p.ground(['loaf', 'bay', 'sun', 'egg']) +
        G(
          P(
            'M250-20C270 120 240 180 260 260C276 330 230 400 210 620H590C570 400 524 330 540 260C560 180 530 120 550-20Z',
            p.skin.c,
          ) +
            P('M232 470C300 500 500 500 568 470L594 660H206Z', p.cloth) +
            L('M400 330v26', p.skin.l, 9) +
            L(
              'M262 240C330 270 470 270 538 240M250 300C330 330 470 330 550 300M230 400C320 440 480 440 570 400',
              g,
              7,
              ' stroke-dasharray="3 17"',
            ) +
            P('M248-20H552L546 90C500 130 450 150 400 110C350 150 300 130 254 90Z', p.cloth),
          400 - 400 * w,
          0,
          0,
          `${w} 1`,
        ) +
        G(
          T.grip(other(p), G(device(p.hue(p.sh, p.bg), K.cream), 0, -120, 180), p.hue(p.bg, p.skin.c)),
          640,
          390,
          -64,
          0.72,
        )
      )
    },
    (p) => {
      const d = p.hue(p.skin.c, p.sh),
        t = p.hue(p.skin.c, p.sh, d)
      return (
        p.ground(['loaf', 'bay', 'egg', 'sun']) +
        torso(p) +
        headBack(p) +
        P('M120 528C220 500 580 500 680 528V660H120Z', t) +
        N(6, (i) => {
          const x = 330 + (i % 2) * 140,
            y = 320 + Math.floor(i / 2) * 74
          return `${C(x, y, 36, mix(p.skin.c, d, 0.35))}<circle cx="${x}" cy="${y}" r="32" stroke="${d}" stroke-width="10"/>`
        })
      )
    },
    (p) => T.still(p, 'tube jar roller pump towels dropper'),
    (p) => beauty.body[1](p),
    (p) => beauty.body[3](p),
    (p) => {
      const s = p.skin,
        l = p.hue(s.c, p.sh)
      return (
        p.ground(['sun', 'bay', 'egg', 'halo']) +
        L('M-40 470C160 460 260 400 400 330C480 290 560 280 660 290', s.c, 120) +
        G(T.flat(s, p.pick(['', K.radish, K.beet, K.blue])), 690, 296, 82, 0.62) +
        P('M-60 380L110 392V560H-60Z', p.cloth) +
        N(3, (i) => `<circle cx="${300 + i * 76}" cy="${392 - i * 36}" r="24" stroke="${l}" stroke-width="9"/>`) +
        G(
          T.pinch(other(p), G(device(p.hue(p.sh, s.c), K.cream), -20, 18, 46, 0.9), p.hue(p.bg, p.sh)),
          520,
          190,
          -8,
          0.76,
        )
      )
    },
  ],
  coaching: [
    (p) => {
      const o = other(p),
        h2 = p.hairFor(p.yes(0.7)),
        b = p.hue(p.bg),
        t2 = p.hue(p.cloth, p.bg, o.c)
      return (
        p.ground(['hill', 'low']) +
        G(
          side(p, p.pick(['sleek', 'bob', 'short', 'afro', 'scarf', 'buzz', 'curls', 'quiff']), {
            lips: p.pick(['', K.radish]),
            beard: p.pick(['', '', 'full']),
            old: p.yes(0.3),
            glasses: p.yes(0.25),
          }),
          -58,
          150,
          0,
          0.76,
        ) +
        G(
          side(p, p.pick(['knot', 'tail', 'short', 'locs', 'bald', 'afro', 'long']), {
            skin: o,
            h: h2,
            top: t2,
            lips: p.pick(['', K.beet]),
            beard: '',
            old: p.yes(0.3),
            glasses: p.yes(0.25),
          }),
          858,
          150,
          0,
          '-.76 .76',
        ) +
        bubble(400, 96, b, said(p, p.on(b)))
      )
    },
    (p) => {
      const a = p.hue(p.bg, p.sh),
        b = p.hue(p.bg, p.sh, a),
        o = other(p)
      return (
        p.ground(['low', 'bay'], ['none', 'stripes', 'dots', 'tiles']) +
        L('M60 570H740', mix(p.sh, p.bg, 0.5), 16) +
        G(armchair(a, mix(a, K.ink, 0.2)) + sitter(p, p.skin, p.hair, p.hue(a, p.sh), p.hue(a)), 220, 390, 0, 0.95) +
        G(
          armchair(b, mix(b, K.ink, 0.2)) + sitter(p, o, p.hairFor(true), p.hue(b, p.sh), p.hue(b)),
          580,
          390,
          0,
          0.95,
        ) +
        R(370, 470, 60, 14, 7, K.ink) +
        L('M400 476V566', K.ink, 12) +
        G(T.cup(p.hue(p.sh), K.brown), 396, 446, 0, 0.28) +
        bubble(330, 96, K.cream, said(p, K.ink), 0.8)
      )
    },
    (p) => {
      const c = p.hue(p.sh, p.bg),
        q = p.hue(p.sh, c, K.cream)
      return (
        p.ground(['egg', 'bay', 'pebble', 'loaf']) +
        G(
          R(-150, -200, 300, 400, 24, c) +
            R(-118, -200, 268, 400, 18, K.cream) +
            L('M-134-160h-32M-134-90h-32M-134-20h-32M-134 50h-32M-134 120h-32', K.ink, 12) +
            N(
              4,
              (i) =>
                (p.yes(0.65)
                  ? L(`M-80 ${-130 + i * 84}l16 18l30-36`, q, 12)
                  : R(-84, -144 + i * 84, 44, 44, 10, p.sh)) + L(`M0 ${-122 + i * 84}H${70 + (i % 2) * 30}`, K.ink, 10),
            ),
          330,
          300,
          -8,
          1.1,
        ) +
        G(T.pencil(p.hue(p.sh, p.bg), K.ink), 600, 320, 24, 1) +
        G(T.cup(p.hue(p.sh, p.bg, K.brown), K.brown), 640, 440, 0, 0.9)
      )
    },
    (p) => {
      const f = p.hue(p.sh, p.skin.c, p.bg),
        g = p.hue(p.sh, f)
      return (
        p.ground(ROOMY) +
        G(
          side(p, 'bald', { lips: p.pick(['', K.radish]), old: p.yes(0.3), glasses: p.yes(0.2) }) +
            P('M158 250C166 136 250 60 345 60C430 60 490 110 492 196C420 220 250 240 158 250Z', K.cream) +
            L('M160 252C260 240 420 220 492 198', p.hue(K.cream, p.skin.c), 14) +
            L('M322 224C326 150 314 90 322 20', K.leaf, 14) +
            G(
              P('M0 0C40-60 100-60 130-40C110 10 50 30 0 0Z', K.leaf) +
                P('M0 40C-40-20-100-20-130 0C-110 50-50 70 0 40Z', K.leaf),
              322,
              120,
            ) +
            C(322, 20, 44, f) +
            C(322, 20, 18, g),
          112,
          94,
          0,
          0.84,
        )
      )
    },
    (p) => {
      const a = p.hue(p.sh, p.bg),
        sun = p.hue(p.bg, p.sh, a),
        st = [a, mix(a, K.ink, 0.2)]
      return (
        p.ground(['sun', 'bay', 'halo', 'hill']) +
        C(590, 150, 84, sun) +
        N(5, (i) => R(110 + i * 120, 500 - i * 62, 130, 260, 10, st[i % 2])) +
        G(
          L('M-8 60L-40 150L-60 236M10 60L66 96L50 156', p.hue(p.sh, a, sun), 42) +
            P('M-60 80C-64-10-50-80 0-80S60-10 58 80Z', p.cloth) +
            L('M-30-40C-70-10-80 30-60 70M40-40C80-20 100-40 120-90', p.skin.c, 30) +
            G(head(p, p.pick([0, 1, 3, 5])), 0, -136, 0, 0.84),
          438,
          186,
          0,
          0.8,
        )
      )
    },
  ],
  other: [
    (p) => {
      const c = p.hue(p.sh, p.bg, K.cream),
        r = p.hue(K.cream, c)
      return (
        p.ground(['bay', 'egg', 'loaf', 'pebble']) +
        G(
          R(-260, -180, 520, 360, 26, c) +
            R(-226, -146, 452, 292, 14, K.cream) +
            L('M-120-80H120M-170-20H170M-170 30H60', K.ink, 12) +
            C(150, 84, 50, r) +
            P('M120 110L104 190L150 166L196 190L180 110Z', r) +
            C(150, 84, 24, K.cream) +
            L('M-170 100q30-40 50 0t50-10t50 6', K.ink, 8),
          400,
          290,
          p.int(-7, 7),
          1.05,
        )
      )
    },
    (p) => T.still(p, 'mirror dropper jar tube plant lipstick wand', p.int(3, 4)),
    (p) => {
      const c = p.hue(p.sh, p.bg, K.cream),
        q = p.hue(K.cream, c),
        on = p.int(0, 14)
      return (
        p.ground(['bay', 'egg', 'loaf', 'pebble', 'low']) +
        G(
          R(-240, -200, 480, 420, 34, K.cream) +
            P('M-240-100V-166Q-240-200-206-200H206Q240-200 240-166V-100Z', c) +
            L('M-120-230V-170M120-230V-170', K.ink, 20) +
            N(15, (i) =>
              i === on
                ? C(-160 + (i % 5) * 80, -36 + Math.floor(i / 5) * 88, 38, q) +
                  L(`M${-176 + (i % 5) * 80} ${-36 + Math.floor(i / 5) * 88}l12 14l22-26`, p.on(q), 9)
                : R(-182 + (i % 5) * 80, -58 + Math.floor(i / 5) * 88, 44, 44, 14, p.sh === K.cream ? p.bg : p.sh),
            ),
          400,
          310,
          p.int(-6, 6),
          1.02,
        )
      )
    },
    (p) => coaching.coaching[2](p),
    (p) => {
      const a = p.hue(p.bg, p.sh),
        o = other(p)
      return (
        p.ground(['low', 'bay', 'hill']) +
        G(T.flat(p.skin, p.pick(['', K.radish]), p.hue(p.skin.c, p.bg)), 216, 410, 58, '-.9 .9') +
        G(T.flat(o, p.pick(['', K.blue]), a), 584, 410, -58, 0.9) +
        G(
          P('M0 70C-130-10-100-110-40-100C-14-96 0-70 0-60C0-70 14-96 40-100C100-110 130-10 0 70Z', p.hue(p.bg, p.sh)),
          400,
          220,
          0,
          1.1,
        )
      )
    },
    (p) => {
      const c = p.hue(p.sh, p.bg)
      return (
        p.ground(['low', 'bay', 'egg']) +
        L('M40 500H760', mix(p.sh, K.ink, 0.25), 20) +
        R(200, 160, 400, 270, 24, K.ink) +
        R(222, 182, 356, 226, 12, K.cream) +
        P('M140 470L190 428H610L660 470C660 486 650 492 636 492H164C150 492 140 486 140 470Z', c) +
        C(400, 262, 50, p.skin.c) +
        P('M346 262C340 190 460 190 454 262C436 236 420 232 400 232S364 236 346 262Z', p.hair.c) +
        P('M310 408C316 340 350 322 400 322S484 340 490 408Z', p.cloth) +
        G(T.plant(p.hue(p.sh, p.bg), K.leaf), 680, 370, 0, 0.9) +
        bubble(150, 170, p.hue(p.bg, p.sh), said(p, K.cream), 0.72)
      )
    },
  ],
}
