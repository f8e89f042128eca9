// Beauty: nails, face, eyes, body, feet, men, other.
import { apart, C, E, G, K, L, mix, N, P, R, SKIN } from './core.js'
import { flower, fluff, front, side } from './people.js'
import * as T from './tools.js'

/** @typedef {import('./core.js').Pen} Pen @typedef {(p: Pen) => string} Draw */
const ROOMY = ['loaf', 'bay', 'sun', 'halo', 'egg', 'pebble']
const mid = (/** @type {string} */ s) => G(s, 52, 4)
/** Five polishes that belong together. @param {Pen} p @param {...string} from */
export const polishes = (p, ...from) => {
  const a = p.pick([
    [K.clover, K.carrot, K.radish, K.dandelion, K.corn],
    [K.radish, K.radish, K.beet, K.radish, K.radish],
    [K.corn, K.blue, K.corn, K.sky, K.blue],
    [K.cream, K.pink, K.cream, K.pink, K.cream],
    [K.beet],
    [K.rust],
    [K.dandelion, K.cream],
    [K.leaf, K.pea, K.clover, K.sage, K.pea],
    [K.pink, K.carrot],
    [K.ink, K.radish],
    [K.blue],
    [K.radish],
    [K.sky, K.pink, K.butter, K.mint, K.peach],
  ])
  return a.map((/** @type {string} */ c) => (from.some((f) => apart(c, f) < 110) ? p.hue(...from) : c))
}
/** A painter for nails: one shape, one or two motifs. @param {Pen} p */
export const painter = (p, w = 33, h = 128) => {
  const cs = polishes(p, p.skin.c),
    shape = p.pick(T.NAILS),
    art = p.pick(T.ART),
    second = p.yes() ? p.pick(T.ART) : art,
    odd = p.int(0, 4),
    a = p.pick([K.cream, K.dandelion, K.ink, K.pink])
  return (/** @type {number} */ i) => {
    const c = cs[i % cs.length]
    return T.nail(
      shape,
      i === odd ? second : art,
      i === 4 ? w * 1.12 : w,
      shape === 'round' ? h * 0.72 : shape === 'square' ? h * 0.84 : h,
      c,
      apart(a, c) > 120 ? a : p.on(c),
    )
  }
}
/** A face mask with holes. @param {string} c */
export const MASK =
  'M400 206C312 206 284 262 286 326C290 408 344 474 400 474S510 408 514 326C516 262 488 206 400 206ZM306 330C320 300 370 300 384 330C372 358 318 358 306 330ZM416 330C430 300 480 300 494 330C482 358 428 358 416 330ZM352 424C366 406 434 406 448 424C440 452 360 452 352 424Z'
/** Clay, cream and sheet: what masks are made of. @param {Pen} p */
const clay = (p) => {
  const a = [K.cream, K.mint, K.sage, K.pea, K.pink, K.sky, K.peach, K.corn].filter((c) => apart(c, p.skin.c) > 110)
  return p.pick(a)
}
/** Other skin than the pen's own, for the second pair of hands. @param {Pen} p */
export const other = (p) => p.pick(SKIN.filter((s) => s.c !== p.skin.c))
/** Skin for a close-up: edge to edge, with a deeper oval, or an oval on a papered ground. @param {Pen} p */
export const wide = (p) => {
  const m = p.int(0, 3)
  return m > 1 && apart(p.bg, p.skin.c) > 110
    ? p.ground(['none'], ['dots', 'rain', 'stripes', 'tiles', 'waves', 'plain']) + E(400, 310, 392, 286, p.skin.c)
    : P('M0 0h800v600H0z', p.skin.c) + (m === 1 ? E(400, 330, 336, 226, T.shade(p.skin, 0.16)) : '')
}

/** @type {Record<string, Draw[]>} */
export const beauty = {
  nails: [
    (p) => p.ground(['loaf', 'bay', 'sun', 'egg']) + T.handUp(p.skin, painter(p)),
    (p) => {
      const cs = polishes(p, p.sh),
        one = p.yes(0.4)
      return (
        p.ground(['egg', 'loaf', 'bay', 'low', 'pebble']) +
        (one
          ? G(T.polish(cs[0]), 300, 340, 0, 1.5) +
            G(T.nailBrush(cs[0], K.ink), 560, 300, 24, 1.3) +
            P('M150 520C190 470 300 500 380 486S560 480 640 512C600 560 190 570 150 520Z', cs[0])
          : [0, 1, 2]
              .map((i) =>
                G(
                  T.polish(cs[i % cs.length], p.hue(cs[i % cs.length], p.sh, p.bg)),
                  206 + i * 194,
                  350 - (i % 2) * 36,
                  (i - 1) * 4,
                  0.96,
                ),
              )
              .join(''))
      )
    },
    (p) => {
      const paint = painter(p, 24, 96)
      return (
        p.ground(['low', 'hill', 'bay', 'egg']) +
        R(-60, 380, 540, 300, 70, p.hue(p.sh, p.skin.c, p.bg)) +
        G(
          L('M-20 60H-420', p.skin.c, 124) +
            P('M-420-22H-130V142H-420Z', p.cloth) +
            R(-70, -50, 190, 210, 80, p.skin.c) +
            [
              [-6, -30, 190, -96],
              [40, 10, 262, -20],
              [44, 58, 268, 56],
              [36, 108, 240, 132],
            ]
              .map(([x, y, X, Y]) => L(`M${x} ${y}L${X} ${Y}`, p.skin.c, 54))
              .join('') +
            L('M60-22L120-40M80 34H150M80 84H150', p.skin.l, 6) +
            [
              [198, -98, 68],
              [266, -20, 84],
              [274, 56, 90],
              [246, 134, 98],
            ]
              .map(([x, y, r], i) => G(paint(i), x - 14, y, r, 1))
              .join(''),
          230,
          300,
        ) +
        G(
          T.pinch(other(p), G(T.nailBrush(polishes(p, p.skin.c)[0]), 40, -30, 52, 0.8), p.hue(p.bg, p.sh)),
          640,
          200,
          -6,
          0.72,
        )
      )
    },
    (p) => {
      const paint = painter(p, 52, 190)
      return (
        p.ground(['low', 'hill', 'corner', 'bay']) +
        N(5, (i) =>
          G(
            R(-70, -60, 140, 460, 70, p.skin.c) + G(paint(i), 0, 40) + L('M-34 180q34 16 68 0', p.skin.l, 7),
            120 + i * 140,
            270 + Math.abs(i - 2) * 30,
            (i - 2) * 4,
          ),
        )
      )
    },
    (p) => {
      const cs = [...polishes(p, p.sh), K.radish, K.corn, K.dandelion, K.leaf, K.carrot, K.beet]
      const shape = p.pick(['almond', 'round', 'square', 'coffin'])
      return (
        p.ground(['sun', 'egg', 'bay', 'loaf']) +
        N(7, (i) =>
          G(
            R(-13, -190, 26, 200, 12, K.cream) + G(T.nail(shape, p.pick(T.ART), 42, 150, cs[i], p.on(cs[i])), 0, -180),
            400,
            560,
            (i - 3) * 22,
          ),
        ) +
        C(400, 556, 30, p.hue(p.sh))
      )
    },
    (p) => {
      const paint = painter(p, 22, 80),
        s = p.skin
      return (
        p.ground(ROOMY) +
        G(T.cup(p.hue(p.sh, s.c), K.brown), 330, 300, 0, 1.7) +
        G(
          L('M120 60C220 120 300 220 380 420', s.c, 120) +
            P('M260 230L380 160L560 520L380 600Z', p.cloth) +
            P('M20-90C100-110 180-60 180 20C180 90 120 130 60 120C0 110-20-40 20-90Z', s.c) +
            [
              [-96, -60],
              [-108, -10],
              [-100, 42],
              [-80, 90],
            ]
              .map(([x, y]) => L(`M70 ${y * 0.8}L${x} ${y}`, s.c, 50))
              .join('') +
            L('M-60-34H56M-70 16H60M-60 66H56', s.l, 6) +
            [
              [-96, -60],
              [-108, -10],
              [-100, 42],
              [-80, 90],
            ]
              .map(([x, y], i) => G(paint(i), x + 6, y, -88))
              .join(''),
          470,
          330,
        )
      )
    },
  ],
  face: [
    (p) => {
      const m = clay(p)
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['wrap', 'wrap', 'band', 'top']), {
          bare: p.yes(),
          robe: true,
          top: K.cream,
          lips: K.radish,
          lash: true,
          on: P(MASK, m, ' fill-rule="evenodd"'),
        })
      )
    },
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['knot', 'sleek', 'tail', 'buzz', 'afro', 'scarf']), {
          lips: p.pick(['', K.radish, K.beet]),
          old: p.yes(0.35),
          top: K.cream,
        }),
      ) +
      G(
        T.grip(
          p.skin,
          G(T.roller(p.hue(p.skin.c, p.bg, p.sh), p.hue(p.skin.c, p.sh)), 0, -120),
          p.hue(p.bg, p.sh, p.skin.c),
        ),
        540,
        508,
        -35,
        0.8,
      ),
    (p) => T.still(p, 'jar dropper tube pump candle roller towels plant'),
    (p) => {
      const c = p.pick([K.pea, K.sage])
      return (
        p.ground(ROOMY) +
        front(p, 'wrap', { bare: true, plain: true, old: p.yes(0.4) }) +
        L('M308 288C326 270 356 270 378 284M422 284C444 270 474 270 492 288', p.skin.l, 11) +
        N(
          2,
          (i) =>
            C(346 + i * 108, 332, 48, K.leaf) +
            C(346 + i * 108, 332, 40, c) +
            L(
              `M${346 + i * 108} 310v8M${346 + i * 108} 346v8M${324 + i * 108} 332h8M${360 + i * 108} 332h8`,
              K.cream,
              7,
            ),
        ) +
        L('M398 350C394 364 386 374 392 386C398 390 406 390 412 386', p.skin.l, 7) +
        P(
          'M360 432C376 418 390 422 400 426C410 422 424 418 440 432C424 452 376 452 360 432Z',
          p.pick([K.radish, K.rust, K.beet]),
        )
      )
    },
    (p) => {
      const m = clay(p)
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['wrap', 'band', 'bald', 'top', 'crop']), {
          bare: true,
          lash: p.yes(),
          lips: p.pick(['', K.radish]),
          beard: false,
          old: p.yes(0.3),
          on: L(
            'M286 392C300 376 330 372 352 384M448 384C470 372 500 376 514 392M340 236C370 222 430 222 460 236',
            m,
            30,
          ),
        }) +
        G(
          T.grip(other(p), G(T.powder(p.hue(p.sh, p.bg), K.brown, m), 0, -40, -8, 0.9), p.hue(p.bg, p.sh)),
          590,
          470,
          -14,
          0.74,
        )
      )
    },
    (p) => {
      const g = p.hue(p.sh, p.bg)
      return (
        p.ground(ROOMY) +
        G(T.guasha(g), 300, 290, -14, 1.2) +
        G(T.roller(p.hue(p.sh, g), p.hue(p.sh, p.bg)), 540, 290, 22, 1.2) +
        G(T.sheaf(K.leaf === p.sh ? K.clover : K.leaf, K.mint), 420, 604, 10)
      )
    },
  ],
  eyes: [
    (p) => {
      const c = p.hairFor().c,
        s = p.skin,
        lid = p.hue(s.c, T.shade(s, 0.16)),
        d = p.hue(s.c)
      return (
        wide(p) +
        T.eye(lid, p.pick([K.leaf, K.corn, K.brown, '#C98550', K.blue]), p.id(), p.int(0, 2)) +
        P(p.pick(T.BROWS), apart(c, s.c) > 150 ? c : p.skin.l) +
        (p.yes() ? C(236, 486, 13, d) + C(276, 516, 9, d) + C(196, 456, 9, d) : '')
      )
    },
    (p) => {
      const c = p.hairFor().c,
        s = p.skin,
        lid = p.hue(s.c),
        ink = apart(K.ink, s.c) > 170 ? K.ink : K.cream
      return (
        wide(p) +
        T.shut(lid, ink) +
        P(p.pick(T.BROWS), apart(c, s.c) > 150 ? c : p.skin.l) +
        (p.yes(0.6)
          ? G(T.wand(p.hue(s.c, lid), ink), 640, 540, -62, 0.9)
          : L('M250 300C320 240 480 240 560 290', p.on(lid), 13, ' stroke-dasharray="0 36"'))
      )
    },
    (p) => {
      const s = p.skin,
        c = p.hairFor().c,
        b = apart(c, s.c) > 150 ? c : s.l
      return (
        wide(p) +
        G(
          P(p.pick(T.BROWS), b) + N(9, (i) => L(`M${170 + i * 54} ${142 - Math.sin(i / 2.6) * 46}l22-34`, b, 9)),
          0,
          130,
        ) +
        L('M120 470C240 540 540 540 690 440', s.l, 10) +
        L('M640 470l36 30M560 504l22 38M470 522l10 42M380 522l-4 42M290 508l-18 38', s.l, 10) +
        G(T.pinch(other(p), G(T.tweezers(p.hue(s.c, b)), 30, -44, 46, 1.15), p.cloth), 560, 360, -14, 0.9)
      )
    },
    (p) => {
      const lid = p.hue(p.skin.c)
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['long', 'fringe', 'afro', 'top', 'scarf', 'curly', 'crop', 'band']), {
          lips: p.pick([K.radish, K.beet, K.rust]),
          lash: true,
          w: 16,
          on: '',
        }).replace('</g></g>', '</g></g>') +
        P(
          'M314 330C322 300 370 300 378 330C362 344 330 344 314 330ZM422 330C430 300 478 300 486 330C470 344 438 344 422 330Z',
          lid,
        ) +
        L(
          'M314 330C330 344 362 344 378 330M422 330C438 344 470 344 486 330M314 334l-12 8M332 342l-6 12M352 343l2 13M370 338l8 10M486 334l12 8M468 342l6 12M448 343l-2 13M430 338l-8 10',
          apart(K.ink, p.skin.c) > 150 ? K.ink : K.cream,
          7,
        )
      )
    },
    (p) => {
      const cs = [K.radish, K.carrot, K.dandelion, K.leaf, K.corn, K.beet, K.pink, K.blue].filter((c) => c !== p.bg),
        f = p.hue(p.sh, p.bg)
      return (
        p.ground(['egg', 'pebble', 'bay', 'loaf']) +
        G(
          R(-230, -130, 460, 260, 36, f) +
            N(
              8,
              (i) =>
                C(
                  -165 + (i % 4) * 110,
                  -60 + Math.floor(i / 4) * 120,
                  44,
                  apart(cs[i % cs.length], f) > 60 ? cs[i % cs.length] : K.cream,
                ) +
                L(`M${-185 + (i % 4) * 110} ${-70 + Math.floor(i / 4) * 120}q14-20 34-18`, K.cream, 6, ' opacity=".7"'),
            ),
          360,
          280,
          -10,
        ) +
        G(T.powder(p.hue(p.sh), K.brown, cs[1]), 620, 380, 28, 0.95)
      )
    },
    (p) => {
      const s = p.skin,
        f = p.hue(s.c)
      return (
        wide(p) +
        P(
          'M186 404C280 450 520 450 622 400C664 440 640 540 560 556C450 576 340 574 244 552C170 530 150 440 186 404Z',
          f,
        ) +
        T.shut(T.shade(s, 0.2), apart(K.ink, f) > 170 ? K.ink : K.cream) +
        P(p.pick(T.BROWS), s.l) +
        G(T.pinch(other(p), G(T.tweezers(p.hue(s.c, f)), 30, -44, 46, 0.9), p.cloth), 590, 350, -10, 0.8)
      )
    },
  ],
  body: [
    (p) => {
      const t = p.hue(p.skin.c, p.sh),
        st = p.hue(p.skin.c),
        f = p.hue(p.sh, p.bg, p.skin.c),
        w = p.pick([0.9, 1, 1.12])
      return (
        p.ground(['loaf', 'bay', 'sun', 'egg']) +
        G(torso(p), 400 - 400 * w, 0, 0, `${w} 1`) +
        headBack(p) +
        P('M120 548C220 520 300 512 400 530C500 512 580 520 680 548V660H120Z', t) +
        (p.yes()
          ? N(
              4,
              (i) =>
                E(400, 306 + i * 54, 44 + i * 4, 21 + i * 2, st) + L(`M${378} ${299 + i * 54}q20-6 36-3`, p.skin.c, 6),
            )
          : L(
              'M330 330C370 350 370 420 340 460M400 320C440 360 430 430 410 480M470 330C500 360 500 420 480 460',
              st,
              30,
            )) +
        G(T.sheaf(f, p.sh), 110, 610, -6, 0.9) +
        G(T.sheaf(f, p.sh), 690, 610, 6, 0.9)
      )
    },
    (p) => {
      const s = p.skin,
        m = p.hue(s.c, p.sh)
      return (
        p.ground(['sun', 'bay', 'egg', 'hill']) +
        G(
          L('M-40 470C120 470 220 440 330 330C380 280 420 200 500 160', s.c, 128) +
            L('M500 160C570 250 610 360 680 452', s.c, 100) +
            P('M640 430C700 420 740 460 800 470C840 480 830 520 790 522H660C630 520 620 480 640 430Z', s.c) +
            L('M440 236C460 210 480 190 520 186', s.l, 7) +
            L('M664 500H790', s.l, 6) +
            P('M-60 400H110C130 450 130 500 110 550H-60Z', m) +
            L('M250 410C310 370 350 330 380 280', p.hue(s.c), 70, ' stroke-linecap="butt"') +
            G(R(-60, -24, 120, 48, 20, K.cream), 300, 372, -42),
          12,
          52,
          0,
          0.88,
        ) +
        G(T.sheaf(p.hue(p.sh), p.bg), 560, 630, 10, 0.8)
      )
    },
    (p) => T.still(p, 'pump towels candle bowl plant jar stones'),
    (p) => {
      const s = p.skin,
        c = p.hue(s.c, p.sh)
      return (
        p.ground(ROOMY) +
        G(T.pump(p.hue(p.bg, p.sh), p.hue(p.sh), K.cream), 210, 340, 0, '-1.1 1.1') +
        G(T.drop(c), 352, 246, 0, 0.44) +
        G(T.flat(s, p.pick(['', '', K.radish, K.blue, K.beet]), p.cloth), 520, 400, -84, 1.05) +
        G(L('M-60 10C-60-60 60-60 60 6C60 60-28 60-28 10C-28-20 24-20 26 6', c, 24), 505, 392, 0, 0.8)
      )
    },
    (p) => {
      const t = p.hue(p.skin.c, p.sh, p.bg)
      return (
        p.ground(['loaf', 'bay', 'egg', 'sun']) +
        torso(p) +
        headBack(p) +
        P('M120 520C220 490 580 490 680 520V660H120Z', t) +
        G(
          (() => {
            const o = other(p)
            return fluff(0, -40, 124, 116, 12, p.hue(p.skin.c, o.c, t)) + T.flat(o, '', p.hue(p.bg, p.skin.c, t))
          })(),
          480,
          420,
          -24,
          0.86,
        ) +
        N(7, (i) =>
          C(
            [290, 330, 380, 310, 440, 350, 270][i],
            [330, 380, 350, 430, 320, 300, 390][i],
            [16, 22, 12, 12, 15, 10, 9][i],
            K.cream,
          ),
        )
      )
    },
  ],
  feet: [
    (p) => {
      const cs = [p.hue(p.skin.c), p.hue(p.skin.c)]
      return (
        p.ground(['egg', 'bay', 'sun', 'pebble']) +
        N(2, (i) => G(G(T.footTop(p.skin, cs), 0, 0), i ? 530 : 270, 290, i ? 6 : -6, i ? '1.2' : '-1.2 1.2')) +
        (p.yes()
          ? [0, 1, 2].map((i) => flower([110, 400, 700][i], [470, 120, 440][i], 42, p.hue(p.sh), K.dandelion)).join('')
          : '')
      )
    },
    (p) => {
      const b = p.hue(p.sh, p.skin.c),
        w = p.hue(p.skin.c, b, p.sh) === K.cream ? K.sky : K.corn,
        f = p.hue(w, b)
      return (
        p.ground(['bay', 'low', 'loaf', 'egg']) +
        G(E(0, -40, 290, 66, w), 400, 390) +
        L('M320-40V320M480-40V320', p.skin.c, 104) +
        P(
          'M266 300C260 380 230 400 240 420C270 440 340 436 368 420L372 300ZM534 300C540 380 570 400 560 420C530 440 460 436 432 420L428 300Z',
          p.skin.c,
        ) +
        P('M110 350C110 500 220 580 400 580S690 500 690 350C640 440 160 440 110 350Z', b) +
        P('M110 350C160 410 640 410 690 350C680 430 600 456 400 456S120 430 110 350Z', mix(w, K.cream, 0.4)) +
        flower(206, 412, 34, f, K.dandelion) +
        flower(596, 408, 34, f, K.dandelion) +
        flower(404, 430, 26, f, K.dandelion) +
        L('M180 500C220 540 280 556 340 560', p.on(b), 9) +
        P('M250-20H390V90C360 110 280 110 250 90ZM410-20H550V90C520 110 440 110 410 90Z', p.cloth)
      )
    },
    (p) => {
      const s = p.skin,
        c = p.hue(s.c)
      return (
        p.ground(ROOMY) +
        G(T.footTop(s, [c]), 330, 310, -10, 1.35) +
        G(T.pinch(other(p), G(T.nailBrush(c), 40, -30, 52, 0.8), p.hue(p.bg, p.sh)), 548, 236, -20, 0.8) +
        G(T.polish(c), 140, 470, 0, 0.8)
      )
    },
    (p) => T.still(p, 'polish towels jar bowl candle plant polish', 3),
  ],
  men: [
    (p) => {
      const m = clay(p)
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['crop', 'flat', 'wrap', 'bald', 'locs', 'band']), {
          h: p.hairFor(true),
          bare: p.yes(),
          robe: true,
          top: K.cream,
          w: 15,
          beard: false,
          old: p.yes(0.3),
          on: P(MASK, m, ' fill-rule="evenodd"'),
        })
      )
    },
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['short', 'quiff', 'buzz', 'bald', 'knot']), {
          h: p.hairFor(true),
          beard: p.pick(['full', 'goatee', '']),
          top: K.cream,
          old: p.yes(0.3),
        }),
      ) +
      G(
        T.grip(
          other(p),
          G(p.yes() ? T.razor(p.hue(p.sh, p.skin.c), K.leaf) : T.roller(p.hue(p.sh, p.skin.c), p.hue(p.sh)), 0, -70),
          p.hue(p.bg, p.sh),
        ),
        540,
        508,
        -35,
        0.8,
      ),
    (p) => T.still(p, 'razor bowl pump brush towels jar tube', p.int(3, 4)),
    (p) => {
      const w = apart(p.skin.c, K.cream) > 130 ? K.cream : K.sky
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['crop', 'flat', 'curly', 'bald', 'band']), {
          h: p.hairFor(true),
          bare: true,
          w: 15,
          old: p.yes(0.35),
        }) +
        P(
          'M254 356A30 30 0 0 0 288 398A34 34 0 0 0 340 408A40 40 0 0 1 400 398A40 40 0 0 1 460 408A34 34 0 0 0 512 398A30 30 0 0 0 546 356C556 420 540 462 508 480A44 44 0 0 1 450 520A50 50 0 0 1 350 520A44 44 0 0 1 292 480C260 462 244 420 254 356Z',
          w,
        ) +
        L('M372 440C390 448 410 448 428 440', p.pick([K.rust, K.beet]), 9) +
        L('M300 430q10 22 30 26M470 500q-30 14-56 14M486 430q10 10 6 26', K.corn, 6) +
        G(T.grip(other(p), G(T.razor(p.hue(p.sh, p.bg), K.leaf), 0, -60), p.hue(p.bg, p.sh)), 650, 500, -44, 0.72)
      )
    },
  ],
  other: [
    (p) =>
      p.ground(ROOMY) +
      G(T.powder(p.hue(p.sh, p.bg), K.brown, p.hue(p.sh)), 300, 250, -16, 1.05) +
      G(T.powder(p.hue(p.sh, p.bg), p.hue(p.sh), p.hue(p.sh)), 500, 250, 16, 1.05) +
      G(T.wand(p.hue(p.sh, p.bg)), 400, 240, 0, 1.1) +
      P('M270 330H530L506 560C504 580 296 580 294 560Z', p.hue(p.bg, p.sh)) +
      L('M320 400L330 530', K.cream, 9),
    (p) => {
      const s = p.skin,
        h = apart(s.c, K.rust) > 170 && light(s.c) ? p.pick([K.rust, K.beet, K.brown]) : K.cream
      return (
        p.ground(['loaf', 'bay', 'sun', 'egg']) +
        T.handUp(s, (i) => T.nail('round', 'gloss', i === 4 ? 36 : 33, 90, p.hue(s.c), K.cream)) +
        flower(400, 540, 38, h, s.c) +
        N(8, (i) => leafAt(400, 540, i * 45, h)) +
        L('M340 270V400M446 270V400M238 350V440M548 350V440', h, 12, ' stroke-dasharray="0 26"')
      )
    },
    (p) => {
      const e = p.hue(p.skin.c),
        f = p.hue(p.skin.c)
      return (
        p.ground(['sun', 'bay', 'egg']) +
        P('M0 0H800V600H0Z', p.skin.c) +
        P('M-10-10H810V600H640C700 480 700 340 640 230C560 90 330 20 190 90C120 130 90 220-10 250Z', p.hair.c) +
        L('M820 420C800 250 720 120 560 60M820 560C790 500 776 430 770 360M120 20C60 60 20 110-10 130', p.hair.l) +
        G(
          P(
            'M470 40C300 20 200 150 230 300C250 390 310 420 330 480C350 550 430 590 490 540C530 500 520 440 560 380C640 270 620 60 470 40Z',
            T.shade(p.skin, 0.12),
          ) +
            L(
              'M470 110C360 100 300 180 310 280C318 340 350 370 362 420M540 170C500 150 420 170 400 230C380 290 420 300 430 350C436 390 410 420 420 450M520 250C490 240 470 260 474 290',
              p.skin.l,
              13,
            ) +
            C(430, 526, 20, e) +
            N(p.int(1, 4), (i) => C([276, 250, 252, 286][i], [360, 300, 238, 180][i], 14, i % 2 ? e : f)) +
            (p.yes(0.4) ? L('M316 300h-40', e, 10) + C(540, 350, 15, f) : '') +
            (p.yes()
              ? `<circle cx="430" cy="572" r="36" stroke="${e}" stroke-width="12"/>`
              : L('M430 540V584', e, 8) + C(430, 596, 22, f)),
          52,
          14,
          0,
          0.88,
        )
      )
    },
    (p) =>
      p.ground(ROOMY) +
      front(p, p.pick(['long', 'afro', 'fringe', 'top', 'scarf', 'curly', 'flat', 'band']), {
        lips: p.pick([K.radish, K.beet, K.rust]),
        lash: true,
        smile: true,
        old: p.yes(0.3),
        glasses: p.yes(0.15),
        on: C(316, 388, 30, mix(p.skin.c, K.radish, 0.4)) + C(484, 388, 30, mix(p.skin.c, K.radish, 0.4)),
      }) +
      G(
        T.grip(other(p), G(T.powder(p.hue(p.sh, p.bg), K.brown, K.radish), 0, -40, -20, 0.9), p.hue(p.bg, p.sh)),
        610,
        480,
        -10,
        0.7,
      ),
    (p) => T.still(p, 'mirror lipstick wand brush jar tube', p.int(3, 4)),
  ],
}
/** @param {number} x @param {number} y @param {number} a @param {string} c */
const leafAt = (x, y, a, c) => G(L('M0-58C14-70 14-86 0-98C-14-86-14-70 0-58', c, 7), x, y, a)
const light = (/** @type {string} */ h) => parseInt(h.slice(1, 3), 16) > 120
/** A bare back. @param {Pen} p */
export const torso = (p) =>
  P(
    'M352 170V236C352 262 300 268 244 284C176 304 152 360 146 440L128 660H672L654 440C648 360 624 304 556 284C500 268 448 262 448 236V170Z',
    p.skin.c,
  ) +
  L(
    'M248 400C262 450 258 520 244 600M552 400C538 450 542 520 556 600M318 318C342 330 352 352 350 372M482 318C458 330 448 352 450 372',
    p.skin.l,
  )
/** The small head that belongs to it. @param {Pen} p */
export const headBack = (p) => {
  const h = p.hair,
    k = p.int(0, 3)
  return (
    (k === 3 ? '' : E(324, 150, 12, 22, p.skin.c) + E(476, 150, 12, 22, p.skin.c)) +
    (k === 0
      ? C(400, 138, 76, h.c) +
        C(400, 54, 42, h.c) +
        L('M346 186C356 160 380 130 396 100M454 186C444 160 420 130 404 100M400 204V110', h.l, 6) +
        P('M352 192C370 214 430 214 448 192V206C430 226 370 226 352 206Z', h.c)
      : k === 1
        ? P(
            'M400 60C346 60 322 100 324 142C326 180 344 200 360 212H440C456 200 474 180 476 142C478 100 454 60 400 60Z',
            h.c,
          ) + L('M372 92C390 82 412 82 430 92M352 132C380 112 420 112 448 132', h.l, 6)
        : k === 2
          ? P('M400 60C346 60 322 100 324 142C326 190 350 216 400 216S474 190 476 142C478 100 454 60 400 60Z', h.c) +
            L('M372 78C356 110 352 160 362 196M428 78C444 110 448 160 438 196M400 70V206', h.l, 6)
          : C(400, 130, 96, h.c) +
            C(330, 110, 40, h.c) +
            C(470, 110, 40, h.c) +
            C(360, 66, 40, h.c) +
            C(440, 66, 40, h.c) +
            L(
              'M350 120c-2-18 22-20 24-2s-20 14-20 0M420 90c-2-18 22-20 24-2s-20 14-20 0M400 160c-2-18 22-20 24-2s-20 14-20 0',
              h.l,
              6,
            ))
  )
}
