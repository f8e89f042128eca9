// Wellness: body, feet, mind and soul, other.

import { beauty, headBack, other, torso } from './beauty.js'
import { apart, C, E, G, K, L, mix, N, P, R } from './core.js'
import { flower, leaf, side } from './people.js'
import * as T from './tools.js'

/** @typedef {import('./core.js').Pen} Pen @typedef {(p: Pen) => string} Draw */
/** Petals all round a sun. @param {string} a @param {string} b */
const rays = (a, b, k = 16, x = 400, y = 262) =>
  N(k, (i) => G(P('M0-196C34-226 34-266 0-306C-34-266-34-226 0-196Z', i % 2 ? b : a), x, y, (i * 360) / k))
/** A small head from the front with a neck; chin at (0, 50). @param {Pen} p */
export const head = (p, k = p.int(0, 5)) => {
  const h = p.hair,
    s = p.skin
  return (
    (k === 0
      ? C(0, -92, 36, h.c) + C(0, -20, 62, h.c)
      : k === 1
        ? C(0, -20, 90, h.c)
        : k === 2
          ? P('M-64-20C-70-100 70-100 64-20C70 40 76 80 84 110H-84C-76 80-70 40-64-20Z', h.c)
          : k === 3
            ? P('M-62-10C-70-96 70-96 62-10Z', h.c)
            : k === 4
              ? P(
                  'M-78 0C-84-110 84-110 78 0C80 60 90 90 110 120H-110C-90 90-80 60-78 0Z',
                  p.cloth === K.cream ? K.blue : K.cream,
                )
              : '') +
    R(-20, 30, 40, 60, 10, s.c) +
    P('M-48-12C-48-54 48-54 48-12C48 32 28 54 0 54S-48 32-48-12Z', s.c) +
    (k === 1
      ? P('M-50-4C-50-50-20-52 0-52S50-50 50-4C60-60 30-80 0-80S-60-60-50-4Z', h.c)
      : k === 2
        ? P('M-52 6C-54-70-20-74 0-74S54-70 52 6C40-10 10-30 0-52C-10-30-40-10-52 6Z', h.c)
        : '') +
    L('M-28-2q9 8 18 0M10-2q9 8 18 0M-9 28q9 6 18 0', s.l, 5)
  )
}
/** Sitting cross-legged; hips at (400, 500). @param {Pen} p @param {number} arms */
const lotus = (p, arms, leg = p.hue(p.sh, p.cloth)) => {
  const t = p.cloth,
    s = p.skin,
    w = p.pick([0.94, 1, 1.1, 1.2]),
    fold = p.on(leg)
  return (
    G(
      P(
        'M400 272C340 272 318 290 308 330C300 380 306 430 300 500H500C494 430 500 380 492 330C482 290 460 272 400 272Z',
        t,
      ) +
        P(
          'M400 452C250 440 120 470 110 520C102 566 190 580 290 566C340 560 370 546 400 530C430 546 460 560 510 566C610 580 698 566 690 520C680 470 550 440 400 452Z',
          leg,
        ) +
        L('M400 530C360 514 330 520 296 536M290 566C330 560 364 548 400 530', fold),
      400 - 400 * w,
      0,
      0,
      `${w} 1`,
    ) +
    (arms === 0
      ? L('M332 318C288 372 262 430 226 486M468 318C512 372 538 430 574 486', t, 48) +
        C(214, 500, 26, s.c) +
        C(586, 500, 26, s.c)
      : arms === 1
        ? L('M330 320C290 380 310 420 370 396M470 320C510 380 490 420 430 396', mix(t, K.ink, 0.16), 46) +
          P('M376 414C370 380 384 330 400 312C416 330 430 380 424 414Z', s.c) +
          L('M400 326V408', s.l, 5)
        : arms === 2
          ? L('M336 312C260 270 240 160 330 70M464 312C540 270 560 160 470 70', t, 46) +
            P('M330 92C340 40 380 20 400 6C420 20 460 40 470 92C440 76 416 60 400 40C384 60 360 76 330 92Z', s.c)
          : L('M332 318C300 370 310 400 372 372M468 318C520 360 540 400 560 440', mix(t, K.ink, 0.16), 46) +
            E(390, 366, 30, 22, s.c, -20) +
            C(566, 462, 25, s.c)) +
    G(head(p), 400, 196, 0, arms === 2 ? 0.98 : 1.06)
  )
}
/** A person lying face down, head to the left, on a couch. @param {Pen} p @param {string} t towel @param {string} c couch */
const lying = (p, t, c) => {
  const s = p.skin,
    b = p.pick([0.9, 1, 1.15])
  return (
    R(120, 470, 40, 180, 0, mix(c, K.ink, 0.25)) +
    R(640, 470, 40, 180, 0, mix(c, K.ink, 0.25)) +
    R(30, 424, 740, 70, 30, c) +
    R(44, 396, 190, 50, 25, K.cream) +
    L('M176 406C130 420 110 410 84 404', s.c, 38) +
    P(
      `M190 424C190 ${360 - 20 * b} 260 ${330 - 20 * b} 330 ${344 - 30 * b}C400 ${352 - 14 * b} 440 ${330 - 40 * b} 520 ${320 - 40 * b}C600 ${330 - 40 * b} 640 380 740 396C764 400 764 426 740 426Z`,
      s.c,
    ) +
    P(
      `M410 430C408 390 414 ${352 - 26 * b} 436 ${340 - 40 * b}C470 ${316 - 40 * b} 540 ${306 - 40 * b} 590 ${326 - 36 * b}C636 ${346 - 36 * b} 670 376 708 388V430Z`,
      t,
    ) +
    C(150, 366, 56, s.c) +
    (p.yes(0.75)
      ? P(
          'M94 360C90 300 130 290 160 296C214 300 214 352 200 372C190 350 166 340 140 350C120 350 104 350 94 360Z',
          p.hair.c,
        ) + (p.yes() ? C(196, 300, 26, p.hair.c) : '')
      : '') +
    L('M112 378q10 8 20 0', s.l, 6) +
    P('M170 424C180 380 230 370 260 400C280 424 200 446 120 436C100 430 100 416 120 414Z', mix(s.c, s.l, 0.12))
  )
}
/** A singing bowl on a cushion. @param {string} c @param {string} d */
const singing = (/** @type {string} */ c, /** @type {string} */ d, /** @type {string} */ l) =>
  E(0, 150, 190, 46, d) +
  P('M-150-20C-150 90-90 140 0 140S150 90 150-20Z', c) +
  E(0, -20, 150, 30, mix(c, K.ink, 0.3)) +
  L('M-100 40C-80 80-50 100-10 106', l)

/** @type {Record<string, Draw[]>} */
export const wellness = {
  body: [
    (p) => {
      const c = p.hue(p.sh, p.skin.c),
        t = p.hue(p.skin.c, c, p.sh),
        o = other(p)
      const v = p.hue(o.c, p.sh, t, p.skin.c)
      return (
        p.ground(['bay', 'loaf', 'low', 'egg', 'twin']) +
        G(
          P('M290-130H500C520 120 500 300 510 440H270C280 300 270 120 290-130Z', v) +
            L('M330 250H460', mix(v, K.ink, 0.25), 8) +
            lying(p, t, c) +
            L('M478 30C520 120 500 190 452 260', o.c, 58) +
            L('M486 10C520 90 516 140 496 184', mix(v, K.ink, 0.14), 84) +
            L('M446 268C424 288 392 296 366 298', o.c, 50) +
            L('M312 30C270 120 280 200 330 264', o.c, 58) +
            L('M304 10C270 90 272 140 288 184', mix(v, K.ink, 0.14), 84) +
            L('M330 270C310 290 284 298 262 302', o.c, 50) +
            L('M394 284L366 292M288 288L262 296', o.l, 6),
          64,
          76,
          0,
          0.84,
        )
      )
    },
    beauty.body[0],
    (p) => {
      const d = p.hue(p.skin.c, p.sh),
        t = p.hue(p.skin.c, p.sh, d),
        o = other(p)
      return (
        p.ground(['loaf', 'bay', 'egg', 'sun']) +
        torso(p) +
        headBack(p) +
        P('M120 528C220 500 580 500 680 528V660H120Z', t) +
        G(T.flat(o, '', d), 322, 400, 12, 0.78) +
        G(T.flat(o, '', d), 478, 400, -12, '-.78 .78')
      )
    },
    (p) => {
      const s = p.skin,
        t = p.cloth,
        l = p.hue(p.sh, t),
        m = p.hue(p.bg, p.sh, l)
      return (
        p.ground(['sun', 'bay', 'egg', 'halo', 'hill']) +
        R(70, 520, 660, 40, 20, m) +
        L('M470 420C540 400 620 430 660 500', l, 76) +
        L('M460 440C420 500 330 520 190 506', l, 76) +
        E(150, 500, 46, 26, s.c, 6) +
        E(676, 508, 46, 24, s.c) +
        P('M400 470C380 400 400 300 430 240C470 210 530 240 540 300C550 380 540 440 520 476Z', t) +
        L('M450 260C380 230 320 170 276 96', s.c, 42) +
        L('M520 280C560 330 570 390 556 450', s.c, 42) +
        G(head(p, p.pick([0, 1, 3, 5])), 478, 152, -12, 0.9)
      )
    },
    (p) => T.still(p, 'towels stones candle plant bowl pump'),
  ],
  feet: [
    (p) => {
      const a = p.hue(p.skin.c),
        b = p.hue(p.skin.c, a),
        c = p.hue(p.skin.c, a, b),
        l = p.skin.l
      const s = (/** @type {string} */ id) =>
        T.sole(
          p.skin,
          `<clipPath id="${id}"><path d="M262 566C204 566 180 520 184 462C188 404 160 352 158 290C156 214 206 172 268 174C340 176 374 226 366 292C360 344 344 384 348 452C352 524 320 566 262 566Z"/></clipPath><g clip-path="url(#${id})">` +
            P('M140 300C200 240 300 330 400 250V150H140Z', a) +
            P('M140 470C210 420 300 500 380 440V600H140Z', b) +
            C(286, 366, 44, c) +
            '</g>' +
            L('M176 286C230 250 300 320 352 270M192 470C240 440 300 490 342 462', l) +
            C(286, 366, 20, p.skin.c),
        )
      return p.ground(['egg', 'bay', 'sun', 'pebble']) + G(s(p.id()), 14, 0) + G(s(p.id()), 786, 0, 0, '-1 1')
    },
    (p) => {
      const o = other(p),
        c = p.hue(o.c, p.sh),
        d = p.hue(p.skin.c)
      return (
        p.ground(['bay', 'egg', 'sun', 'loaf']) +
        G(
          T.sole(
            p.skin,
            L('M190 300C240 260 300 320 350 280', p.skin.l) +
              C(270, 390, 26, d) +
              C(240, 480, 18, d) +
              C(300, 250, 18, d),
          ),
          134,
          -10,
        ) +
        G(T.flat(o, '', c), 230, 430, 50, 0.86) +
        G(T.flat(o, '', c), 590, 430, -50, '-.86 .86')
      )
    },
    beauty.feet[1],
    (p) =>
      p.ground(['bay', 'egg', 'low', 'pebble']) +
      G(T.bowl(p.hue(p.sh, p.bg), K.cream, K.sky), 320, 400, 0, 1.1) +
      flower(250, 350, 40, p.hue(K.sky), K.dandelion) +
      flower(390, 362, 34, p.hue(K.sky), K.dandelion) +
      G(T.towels([p.hue(p.sh, p.bg), K.cream]), 640, 420, 0, 0.7) +
      G(T.candle(p.hue(p.sh, p.bg), K.carrot), 640, 250, 0, 0.5) +
      G(T.sheaf(K.leaf === p.sh ? K.clover : K.leaf, K.mint), 120, 610, -12),
    (p) => {
      const d = p.hue(p.skin.c),
        s = p.skin
      return (
        p.ground(['sun', 'hill', 'bay', 'egg']) +
        L('M520-40C530 120 540 220 560 330', s.c, 112) +
        P(
          'M500 320C460 400 330 440 210 460C150 470 130 520 170 536C300 556 520 560 590 540C630 526 636 420 612 320Z',
          s.c,
        ) +
        L('M190 478q-16 20-4 44M236 470q-12 16-4 40', s.l, 7) +
        C(560, 470, 22, s.l === '#C98550' ? mix(s.c, s.l, 0.4) : mix(s.c, s.l, 0.25)) +
        L('M480 400C420 440 360 460 300 470', d, 12, ' stroke-dasharray="0 34"') +
        P('M440-40H620V120C580 140 490 140 452 120Z', p.cloth) +
        G(T.flat(other(p), '', p.hue(p.sh, s.c)), 330, 380, 160, 0.7)
      )
    },
  ],
  mind_and_soul: [
    (p) => {
      const s = p.hue(p.bg, p.skin.c, p.hair.c),
        a = p.hue(p.bg),
        b = p.hue(p.bg, a),
        l = p.cloth
      return (
        P('M0 0h800v600H0z', p.bg) +
        rays(a, b, p.pick([12, 16, 16, 20])) +
        C(400, 262, 184, s) +
        lotus({ ...p, sh: s, cloth: apart(l, s) > 120 ? l : p.hue(s, p.bg) }, 0)
      )
    },
    (p) =>
      p.ground(['loaf', 'sun', 'bay', 'halo']) +
      lotus(p, p.pick([1, 2, 3])) +
      G(T.plant(p.hue(p.bg, p.sh), K.leaf), 90, 430, 0, 0.8),
    (p) => {
      const a = p.hue(p.skin.c, p.sh, p.bg),
        b = p.hue(p.skin.c, a)
      return (
        p.ground(['sun', 'loaf', 'bay', 'egg']) +
        G(
          side(p, 'bald', { lips: p.pick(['', K.radish]), old: p.yes(0.3) }) +
            P(
              'M158 250C166 140 250 70 345 70C430 70 480 116 488 176C470 200 440 250 380 290C350 320 330 350 300 372C280 400 266 440 258 470C190 420 150 340 158 250Z',
              a,
            ) +
            N(8, (i) => G(P('M0-56C20-76 20-100 0-122C-20-100-20-76 0-56Z', b), 312, 214, i * 45)) +
            C(312, 214, 46, b),
          52,
          4,
        ) +
        bits(p)
      )
    },
    (p) => {
      const c = p.hue(p.sh, p.bg),
        d = p.hue(p.sh, c)
      return (
        p.ground(['loaf', 'bay', 'egg', 'sun']) +
        G(singing(c, d, K.cream), 340, 340, 0, 1.15) +
        L('M420 290L610 140', p.hue(p.sh, c), 28) +
        L('M392 312L440 274', K.cream, 40) +
        L('M180 210q-40 40-30 90M130 180q-60 60-46 140M500 200q-10-50-60-70', p.hue(p.sh, p.bg), 10) +
        G(T.candle(p.hue(p.sh, p.bg), K.carrot), 650, 420, 0, 0.72)
      )
    },
    (p) => {
      const s = p.skin,
        t = p.cloth,
        l = p.hue(p.sh, t)
      return (
        p.ground(['sun', 'loaf', 'bay', 'halo']) +
        P('M0 540C200 500 600 500 800 540V600H0Z', p.hue(p.bg, p.sh, l)) +
        L('M400 350L402 500', l, 62) +
        L('M404 360C470 370 510 396 500 420C480 440 440 440 412 444', l, 52) +
        E(386, 540, 50, 22, s.c) +
        C(402, 506, 24, s.c) +
        P('M350 380C340 320 344 250 360 220H440C456 250 460 320 450 380Z', t) +
        L('M366 240C310 190 330 110 392 50M434 240C490 190 470 110 408 50', s.c, 34) +
        G(head(p, p.pick([0, 1, 3, 5])), 400, 156, 0, 0.72)
      )
    },
    (p) => {
      const a = p.hue(p.bg, p.sh),
        o = p.skin
      return (
        p.ground(['sun', 'halo', 'bay', 'loaf']) +
        L('M140 640C170 540 230 480 300 450M660 640C630 540 570 480 500 450', p.cloth, 110) +
        P(
          'M240 440C270 360 340 380 396 440C396 500 380 540 330 548C270 556 220 500 240 440ZM560 440C530 360 460 380 404 440C404 500 420 540 470 548C530 556 580 500 560 440Z',
          o.c,
        ) +
        L('M290 420C310 440 340 466 372 500M510 420C490 440 460 466 428 500', o.l, 7) +
        G(flowerBig(a, p.hue(a, p.sh), p.hue(p.sh, a)), 400, 330, 0, p.pick([0.9, 1, 1.1]))
      )
    },
  ],
  other: [
    (p) => T.still(p, 'candle stones plant cup bowl towels'),
    (p) => {
      const c = p.hue(p.sh, p.bg)
      return (
        p.ground(['bay', 'egg', 'pebble', 'loaf']) +
        E(370, 480, 230, 34, mix(p.sh, p.bg, 0.5)) +
        G(T.cup(c, p.pick([K.brown, K.leaf, K.rust])), 370, 380, 0, 1.5) +
        leaf(600, 540, 40, 40, 170, p.hue(p.sh)) +
        leaf(600, 540, 84, 34, 130, p.hue(p.sh))
      )
    },
    (p) => {
      const m = p.hue(p.bg, p.sh),
        d = mix(m, K.ink, 0.22)
      return (
        p.ground(['low', 'bay', 'sun', 'egg']) +
        P('M120 470H560C620 470 640 560 560 560H120Z', m) +
        C(560, 470, 92, d) +
        C(560, 470, 66, m) +
        C(560, 470, 40, d) +
        C(560, 470, 15, m) +
        P('M120 470H560V562H120C100 530 100 500 120 470Z', m) +
        L('M150 500H440', K.cream, 8, ' opacity=".7"') +
        G(T.plant(p.hue(p.bg, p.sh), K.leaf), 230, 330, 0, 1) +
        G(T.cup(p.hue(p.sh, p.bg), K.brown), 400, 420, 0, 0.6)
      )
    },
    (p) => {
      const c = p.hue(p.sh, p.bg),
        w = K.sky
      return (
        p.ground(['loaf', 'bay', 'low'], ['tiles', 'dots', 'plain', 'stripes']) +
        C(270, 290, 62, p.hair.c) +
        G(head(p, p.pick([0, 3, 5])), 270, 280, -12, 1) +
        L('M300 350C360 330 420 340 470 330', p.skin.c, 40) +
        P('M110 360H690C700 480 650 540 560 540H240C150 540 100 480 110 360Z', c) +
        R(86, 340, 628, 44, 22, p.on(c) === K.cream ? K.cream : p.hue(c, p.sh)) +
        N(9, (i) =>
          C(
            [330, 380, 440, 500, 560, 620, 410, 530, 590][i],
            [330, 312, 324, 306, 322, 332, 290, 284, 296][i],
            [34, 40, 36, 44, 40, 28, 26, 26, 18][i],
            i % 3 ? K.cream : w,
          ),
        ) +
        L('M200 540V580M600 540V580', K.ink, 24) +
        G(T.plant(p.hue(p.bg, p.sh), K.leaf), 690, 240, 0, 0.7)
      )
    },
    (p) =>
      p.ground(['loaf', 'sun', 'bay', 'egg']) +
      G(
        side(p, p.pick(['short', 'sleek', 'knot', 'afro', 'buzz', 'long', 'scarf']), {
          old: p.yes(0.4),
          lips: p.pick(['', K.radish]),
          beard: p.pick(['', '', 'full']),
        }) +
          L('M306 300C250 130 300 60 350 40', 'none') +
          C(312, 316, 62, p.hue(p.hair.c, p.skin.c)) +
          C(312, 316, 32, K.cream) +
          L('M300 260C270 150 300 80 350 26', p.hue(p.hair.c, p.sh), 26),
        52,
        4,
      ) +
      L('M640 220q40-44 80 0t80 0M640 300q40-44 80 0t80 0M640 380q40-44 80 0t80 0', p.hue(p.bg, p.sh), 11),
  ],
}
/** Small things floating round a head. @param {Pen} p */
const bits = (p) =>
  leaf(660, 260, 30, 22, 80, p.hue(p.sh, p.bg)) +
  leaf(700, 330, 70, 18, 66, p.hue(p.sh, p.bg)) +
  C(650, 160, 16, p.hue(p.bg, p.sh))
/** A lotus flower. @param {string} a @param {string} b @param {string} c */
const flowerBig = (a, b, c) =>
  [-78, 78, -48, 48].map((r, i) => leaf(0, 90, r, 60, i < 2 ? 190 : 230, i < 2 ? b : a)).join('') +
  leaf(0, 96, -22, 56, 240, b) +
  leaf(0, 96, 22, 56, 240, b) +
  leaf(0, 100, 0, 60, 250, a) +
  C(0, -190, 16, c) +
  C(-70, -170, 10, c) +
  C(70, -170, 10, c)
