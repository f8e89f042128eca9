// Hands and the things they hold. Every drawing stands at (0, 0), about 300 high, upright.
import { apart, C, E, G, K, L, mix, N, P, R } from './core.js'
import { leaf } from './people.js'
/** @typedef {import('./core.js').Pair} Pair */

/** Scissors, tip to the left. @param {string} c handles @param {string} [b] blades */
export const scissors = (c, b = K.ink) =>
  P('M30 14L-236-26C-250-28-252-44-238-45L24-22Z', b, ' transform="rotate(9)"') +
  P('M30-14L-236 26C-250 28-252 44-238 45L24 22Z', b, ' transform="rotate(-9)"') +
  L(
    'M10 12L74-34M10-12L74 34M156-52a44 44 0 1 1-88 0a44 44 0 1 1 88 0M156 52a44 44 0 1 1-88 0a44 44 0 1 1 88 0',
    c,
    24,
  ) +
  C(6, 0, 11, K.cream)
/** @param {string} c @param {string} l */
export const comb = (c, l) =>
  L(
    N(13, (i) => `M${-204 + i * 34} 20V${i % 12 ? 130 : 142}`),
    c,
    16,
  ) +
  P('M-236 40C-240-40-170-64-100-56C0-44 100-64 180-52C226-46 240-10 232 40Z', c) +
  L('M-186-8C-110-26 20 0 180-14', l)
/** Tail comb. @param {string} c @param {string} l */
export const tailComb = (c, l) =>
  L('M20 0H250', c, 18) +
  L(
    N(9, (i) => `M${-204 + i * 26} 10V84`),
    c,
    12,
  ) +
  R(-226, -34, 262, 58, 24, c) +
  L('M-196-8H-20', l, 7)
/** Dryer, nozzle to the left. @param {string} c @param {string} d dark @param {string} l */
export const dryer = (c, d, l) =>
  P('M40 20L132 20L116 266C114 296 50 296 46 266Z', d) +
  P('M-150-104L106-132C184-138 222-84 222-18C222 48 184 104 106 96L-150 68Z', c) +
  R(-192, -116, 56, 196, 20, d) +
  C(126, -18, 56, d) +
  C(126, -18, 30, l) +
  L('M-88-66L-10-74M-88-18H-10M-88 30L-10 38', d, 10) +
  R(60, 124, 40, 60, 18, l)
/** Tint brush, bristles up. @param {string} c @param {string} dip */
export const tint = (c, dip) =>
  R(-34, 40, 68, 330, 30, c) +
  P('M-92-70H92L74 50C70 66 60 74 44 74H-44C-60 74-70 66-74 50Z', c) +
  P('M-92-66L-104-166C-70-196-40-150 0-176C40-202 70-156 104-176L92-66Z', K.ink) +
  P('M-104-166C-70-196-40-150 0-176C40-202 70-156 104-176L98-122C70-104 44-140 0-120C-44-100-66-138-99-116Z', dip)
/** @param {string} c @param {string} l */
export const clipper = (c, l) =>
  P('M-52-116H52C64 0 56 120 44 190C38 216-38 216-44 190C-56 120-64 0-52-116Z', c) +
  P('M-58-112L-50-158H50L58-112Z', K.cream) +
  L('M-42-158v-18M-21-158v-18M0-158v-18M21-158v-18M42-158v-18', K.cream, 10) +
  R(-15, -66, 30, 84, 15, l) +
  L('M-22 120H22M-20 146H20', l, 7)
/** @param {string} c @param {string} l */
export const razor = (c, l) =>
  P('M-22-20L-34-214C-20-226 20-226 34-210L22-20Z', K.cream) +
  L('M-20-190L-12-40', l, 6) +
  P('M-24-30H24C40 60 44 160 30 220C20 240-10 236-16 216C-4 160-14 60-24-30Z', c) +
  C(2, -8, 10, K.dandelion)
/** @param {string} c @param {string} l */
export const roundBrush = (c, l) =>
  R(-18, 60, 36, 220, 18, c) +
  R(-62, -150, 124, 220, 50, l) +
  L(
    N(5, (i) => `M-78 ${-120 + i * 40}H78`),
    c,
    10,
  ) +
  R(-34, -160, 68, 240, 30, c)
/** Bottle with a dropper. @param {string} c @param {string} d @param {string} l */
export const dropper = (c, d, l) =>
  P(
    'M-110 206V22C-110-32-70-44-48-66V-106H48V-66C70-44 110-32 110 22V206C110 236 90 236 70 236H-70C-90 236-110 236-110 206Z',
    c,
  ) +
  R(-110, 50, 220, 120, 0, l) +
  L('M-66 92H70M-66 130H20', K.ink, 10) +
  R(-62, -154, 124, 60, 12, d) +
  P('M-34-154V-238C-34-278 34-278 34-238V-154Z', d)
/** @param {string} c @param {string} d @param {string} l */
export const pump = (c, d, l) =>
  L('M0-120V-190H-74', d, 26) +
  R(-46, -140, 92, 60, 14, d) +
  R(-100, -84, 200, 320, 44, c) +
  R(-100, 0, 200, 140, 0, l) +
  leaf(0, 120, 0, 34, 100, c)
/** @param {string} c @param {string} d @param {string} l */
export const jar = (c, d, l) =>
  R(-120, -40, 240, 150, 36, c) + R(-132, -100, 264, 70, 22, d) + R(-70, 6, 140, 50, 12, l)
/** @param {string} c @param {string} d */
export const tube = (c, d) =>
  P('M-70-150H70L48 110H-48Z', c) + R(-46, 100, 92, 80, 14, d) + L('M-70-150H70', d, 14) + L('M-26-90L-18 60', K.cream)
/** Nail polish. @param {string} c @param {string} [d] */
export const polish = (c, d = K.ink) =>
  P('M-34-30H34L26-196C24-214-24-214-26-196Z', d) +
  P('M-92 120V26C-92-20-60-40-34-44H34C60-40 92-20 92 26V120C92 142 80 152 60 152H-60C-80 152-92 142-92 120Z', c) +
  L('M-58 30V104', K.cream, 12)
/** Nail brush, tip down at (0, 120). @param {string} c */
export const nailBrush = (c, d = K.ink) =>
  L('M0 30V92', K.cream, 14) +
  P('M-13 84H13L6 126C4 134-4 134-6 126Z', c) +
  P('M-32 40H32L24-190C22-206-22-206-24-190Z', d)
/** @param {string} c @param {string} d */
export const lipstick = (c, d, band = K.dandelion) =>
  P('M-42-60V-160C-10-190 30-190 42-176V-60Z', c) +
  R(-54, -70, 108, 80, 10, band) +
  R(-70, 0, 140, 170, 18, d) +
  L('M-40 40V120', K.cream)
/** Pencil, tip down. @param {string} c @param {string} tip */
export const pencil = (c, tip) =>
  R(-26, -260, 52, 250, 0, c) +
  R(-26, -44, 52, 34, 0, K.cream) +
  P('M-26-10H26L6 64C4 72-4 72-6 64Z', '#FFD8BF') +
  P('M-11 44H11L6 64C4 72-4 72-6 64Z', tip)
/** Mascara wand, tip up. @param {string} c */
export const wand = (c, d = K.ink) =>
  L('M0 60V-60', K.cream, 12) +
  L(
    N(8, (i) => `M-24 ${-70 - i * 17}L24 ${-80 - i * 17}`),
    d,
    9,
  ) +
  L('M0-60V-210', d, 12) +
  R(-34, 50, 68, 220, 24, c)
/** Powder brush, hair up. @param {string} c @param {string} d @param {string} tip */
export const powder = (c, d, tip) =>
  P('M-40-40C-90-120-70-210 0-220C70-210 90-120 40-40Z', d) +
  P('M-62-150C-50-200-24-218 0-220C24-218 50-200 62-150C30-170-30-130-62-150Z', tip) +
  R(-44, -50, 88, 70, 10, K.dandelion) +
  P('M-40 16H40L24 230C20 250-20 250-24 230Z', c)
/** Tweezers, tip down. @param {string} c */
export const tweezers = (c) =>
  P('M-6-230C-60-230-50-60-8 96L6 96C-14-60-18-160 0-200C18-160 14-60-6 96L8 96C50-60 60-230 6-230Z', c)
/** Facial roller, stone up. @param {string} c @param {string} st */
export const roller = (c, st) =>
  L('M-70-50C-70-20-30-10 0-10S70-20 70-50', c, 16) +
  R(-76, -124, 152, 84, 40, st) +
  R(-22, -16, 44, 200, 22, c) +
  R(-34, 180, 68, 46, 22, st) +
  L('M-40-94H10', K.cream)
/** @param {string} c */
export const guasha = (c) =>
  P(
    'M-96-120C-40-160 60-150 100-90C130-40 120 60 70 130C50 156 10 150 4 120C-4 80-30 70-70 40C-120 0-130-90-96-120Z',
    c,
  ) + L('M-60-90C-20-112 30-106 56-80', K.cream)
/** @param {string} c @param {string} fl */
export const candle = (c, fl) =>
  P('M0-190C34-140 34-100 0-92C-34-100-34-140 0-190Z', fl) +
  L('M0-96V-60', K.ink) +
  P('M-90-60H90V150C90 176 76 186 50 186H-50C-76 186-90 176-90 150Z', c) +
  L('M-54-20V80', K.cream)
/** @param {string[]} cs */
export const stones = (cs) =>
  cs
    .map(
      (c, i) =>
        E(0, 120 - i * 62, 130 - i * 22, 40 - i * 2, c) + L(`M${-70 + i * 14} ${110 - i * 62}q40-18 80-10`, K.cream, 6),
    )
    .join('')
/** @param {string} c @param {string} l @param {string} [w] */
export const bowl = (c, l, w = K.sky) =>
  E(0, -40, 200, 44, w) +
  P('M-200-40C-200 90-130 150 0 150S200 90 200-40C160 12-160 12-200-40Z', c) +
  L('M-130 66C-100 100-60 116-10 118', l)
/** @param {string} c @param {string} l */
export const cup = (c, l) =>
  L('M96-20C170-30 170 70 84 70', c, 24) +
  P('M-110-60H110C110 60 70 120 0 120S-110 60-110-60Z', c) +
  E(0, -60, 110, 22, l) +
  L('M-40-110c-20-30 20-40 0-80M30-110c-20-30 20-40 0-80', K.cream, 10)
/** @param {string[]} cs */
export const towels = (cs) =>
  cs
    .map(
      (c, i) =>
        R(-180 + i * 12, 90 - i * 74, 360 - i * 24, 70, 34, c) +
        L(`M${-150 + i * 12} ${125 - i * 74}H${90 - i * 8}`, apart(c, K.cream) > 120 ? K.cream : K.radish, 7),
    )
    .join('')
/** Hand mirror. @param {string} c @param {string} g */
export const mirror = (c, g) =>
  R(-26, 60, 52, 210, 24, c) +
  E(0, -60, 140, 160, c) +
  E(0, -60, 108, 128, g) +
  L('M-50-110L0-160M-50-50L60-150', K.cream)
/** Spray. @param {string} c @param {string} d */
export const spray = (c, d) =>
  R(-74, -60, 148, 290, 40, c) +
  P('M-50-60C-50-100-30-110-30-130H40C40-100 50-90 50-60Z', c) +
  P('M-80-190H60C90-180 80-130 50-128H-50L-58-160H-80Z', d) +
  L('M-110-176h-46M-108-156l-40 22M-108-196l-40-22', K.cream, 9)
/** Pot plant. @param {string} c @param {string} f */
export const plant = (c, f) =>
  leaf(0, 0, -40, 44, 190, f) +
  leaf(0, 0, 40, 44, 190, f) +
  leaf(0, 0, 0, 48, 240, f) +
  P('M-80-10H80L60 130C58 144-58 144-60 130Z', c)
/** A sheaf of leaves. @param {string} f @param {string} l */
export const sheaf = (f, l) =>
  leaf(0, 0, -46, 44, 180, f) +
  leaf(0, 0, 34, 46, 190, f) +
  leaf(0, 0, -6, 50, 240, f) +
  L('M0-6V-180M-8-8L-100-96M8-8L82-118', l, 7)
/** A drop. @param {string} c */
export const drop = (c) =>
  P('M0-92C46-30 66 4 66 40C66 78 36 104 0 104S-66 78-66 40C-66 4-46-30 0-92Z', c) +
  L('M-34 48C-32 64-22 74-8 78', K.cream, 10)
/** A lock of hair. @param {Pair} h */
export const lock = (h) =>
  P('M-60-260C-70-120 40-60-10 80C-30 150-70 180-40 260C20 200 130 160 110 20C96-90 40-150 70-260Z', h.c) +
  L('M-20-240C-24-110 70-50 34 80C14 140-20 170-24 220M24-240C20-130 90-70 74 40', h.l, 7)
/** Hair bow, claw, pins: small things. @param {string} c @param {string} l */
export const slide = (c, l) => R(-130, -27, 260, 54, 27, c) + L('M-84 0H92', l, 10) + C(-98, 0, 9, l)

/** A fist round a tool that stands at (0, 0); the arm leaves to the lower right. @param {Pair} s @param {string} tool @param {string} sleeve */
export const grip = (s, tool, sleeve, nail = '') =>
  L('M60 50C150 130 240 250 330 420', s.c, 104) +
  P('M190 250L300 176L520 520L360 600Z', sleeve) +
  P('M-24-92C40-118 112-86 122-14C130 60 104 116 40 120C0 122-30 96-36 60Z', s.c) +
  tool +
  L('M70-46H-30M70-4H-40M70 38H-36M70 78H-22', s.c, 44) +
  L('M-34-25H52M-44 17H52M-36 58H52', s.l, 6) +
  L('M84-70C50-108 14-116-22-104', s.c, 44) +
  L('M-22-80C14-90 36-84 52-74', s.l, 6) +
  (nail ? L('M-34-106L-20-108M-34-46h10M-44-4h10M-40 38h10M-26 78h10', nail, 20) : '')
/** Thumb and finger on a slim tool at (0, 0) that points to the lower left; the arm leaves to the lower right. @param {Pair} s @param {string} tool @param {string} sleeve */
export const pinch = (s, tool, sleeve, nail = '') =>
  L('M150 70C210 130 260 190 330 300', s.c, 108) +
  P('M216 206L312 126L520 400L380 520Z', sleeve) +
  L('M190 30C130 6 60 20 26 54M200 70C150 50 100 60 66 92M200 104C160 92 130 100 104 122', s.c, 46) +
  L('M176 58C136 46 96 52 70 70M190 90C160 80 130 86 112 100', s.l, 6) +
  tool +
  P('M70-50C120-70 190-40 216 30C236 90 200 130 160 120C120 110 90 80 96 40Z', s.c) +
  L('M110-36C60-60 30-40 6-6', s.c, 46) +
  L('M150 84C100 84 60 60 22 20', s.c, 46) +
  L('M116 8C84 8 60 10 40 22', s.l, 6) +
  (nail ? L('M6-8l10-13M24 22l12 10', nail, 22) : '')
/** A hand laid flat, fingers up, arm down. @param {Pair} s */
export const flat = (s, nail = '', sleeve = '') =>
  L('M0 60V520', s.c, 108) +
  (sleeve ? P('M-72 230H72V560H-72Z', sleeve) : '') +
  R(-80, -60, 160, 170, 60, s.c) +
  L('M-58-20L-66-112M-20-20V-156M20-20V-148M58-20L64-108', s.c, 40) +
  L('M44 70C96 50 118 16 128-34', s.c, 44) +
  L('M-40-100V-36M0-110V-40M40-100V-36', s.l, 6) +
  (nail ? L('M-67-120v8M-20-164v8M20-156v8M65-116v8M129-42l-2 8', nail, 22) : '')
/** Nail shapes from the cuticle up, w wide and h high. @type {Record<string,(w:number,h:number)=>string>} */
const NAIL = {
  almond: (w, h) =>
    `M${-w} 0C${-w} ${-0.62 * h} ${-0.62 * w} ${-h} 0 ${-h}S${w} ${-0.62 * h} ${w} 0C${w} ${0.28 * h} ${-w} ${0.28 * h} ${-w} 0Z`,
  square: (w, h) =>
    `M${-w} 0V${-0.84 * h}C${-w} ${-h} ${w} ${-h} ${w} ${-0.84 * h}V0C${w} ${0.3 * h} ${-w} ${0.3 * h} ${-w} 0Z`,
  coffin: (w, h) => `M${-w} 0L${-0.5 * w} ${-h}H${0.5 * w}L${w} 0C${w} ${0.3 * h} ${-w} ${0.3 * h} ${-w} 0Z`,
  stiletto: (w, h) =>
    `M${-w} 0C${-w} ${-0.5 * h} ${-0.3 * w} ${-0.9 * h} 0 ${-1.1 * h}C${0.3 * w} ${-0.9 * h} ${w} ${-0.5 * h} ${w} 0C${w} ${0.3 * h} ${-w} ${0.3 * h} ${-w} 0Z`,
  round: (w, h) =>
    `M${-w} 0V${-0.34 * h}C${-w} ${-h} ${w} ${-h} ${w} ${-0.34 * h}V0C${w} ${0.3 * h} ${-w} ${0.3 * h} ${-w} 0Z`,
}
export const NAILS = Object.keys(NAIL),
  ART = ['gloss', 'gloss', 'tip', 'dots', 'stripe', 'moon', 'flower', 'swirl']
/** One painted nail. @param {string} shape @param {string} art @param {number} w @param {number} h @param {string} c @param {string} a */
export const nail = (shape, art, w, h, c, a) => {
  if (/stiletto|round/.test(shape) && art === 'tip') art = 'moon'
  if (art === 'half') art = 'stripe'
  const r = Math.round,
    d = NAIL[shape](w, h).replace(/-?\d+\.\d+/g, (m) => String(r(+m))),
    shine = L(
      `M${r(-w * 0.44)} ${r(-h * 0.1)}C${r(-w * 0.48)} ${r(-h * 0.4)} ${r(-w * 0.36)} ${r(-h * 0.6)} ${r(-w * 0.2)} ${r(-h * 0.72)}`,
      apart(c, K.cream) > 110 ? K.cream : a,
      7,
      ' opacity=".85"',
    )
  const x =
    art === 'tip'
      ? P(
          shape === 'square'
            ? `M${-w} ${r(-h * 0.56)}V${r(-h * 0.84)}C${-w} ${-h} ${w} ${-h} ${w} ${r(-h * 0.84)}V${r(-h * 0.56)}Q0 ${r(-h * 0.84)} ${-w} ${r(-h * 0.56)}Z`
            : shape === 'coffin'
              ? `M${r(-w * 0.7)} ${r(-h * 0.58)}L${r(-w * 0.5)} ${-h}H${r(w * 0.5)}L${r(w * 0.7)} ${r(-h * 0.58)}Q0 ${r(-h * 0.84)} ${r(-w * 0.7)} ${r(-h * 0.58)}Z`
              : `M${r(-w * 0.72)} ${r(-h * 0.62)}C${r(-w * 0.5)} ${r(-h * 0.9)} ${r(-w * 0.3)} ${-h} 0 ${-h}S${r(w * 0.5)} ${r(-h * 0.9)} ${r(w * 0.72)} ${r(-h * 0.62)}Q0 ${r(-h * 0.86)} ${r(-w * 0.72)} ${r(-h * 0.62)}Z`,
          a,
        )
      : art === 'dots'
        ? C(0, -h * 0.12, w * 0.2, a) + C(-w * 0.24, -h * 0.44, w * 0.17, a) + C(w * 0.28, -h * 0.52, w * 0.15, a)
        : art === 'stripe'
          ? L(`M${r(w * 0.1)} ${r(h * 0.1)}V${r(-h * 0.8)}`, a, r(w * 0.3))
          : art === 'moon'
            ? P(
                `M${-w} 0C${-w} ${r(h * 0.29)} ${w} ${r(h * 0.29)} ${w} 0C${r(w * 0.5)} ${r(-h * 0.24)} ${r(-w * 0.5)} ${r(-h * 0.24)} ${-w} 0Z`,
                a,
              )
            : art === 'flower'
              ? N(5, (i) =>
                  C(Math.sin(i * 1.2566) * w * 0.34, -h * 0.3 - Math.cos(i * 1.2566) * w * 0.34, w * 0.24, a),
                ) + C(0, -h * 0.3, w * 0.2, K.dandelion)
              : art === 'swirl'
                ? L(
                    `M${r(-w * 0.5)} ${r(h * 0.06)}C${r(w * 0.9)} ${r(-h * 0.1)} ${r(-w * 0.9)} ${r(-h * 0.44)} ${r(w * 0.3)} ${r(-h * 0.72)}`,
                    a,
                    r(w * 0.22),
                  )
                : ''
  return P(d, c) + x + (art === 'stripe' ? '' : shine)
}
/** Five fingers held up, nails painted. @param {Pair} s @param {(i:number)=>string} paint drawn at each nail */
export const handUp = (s, paint) =>
  [
    [238, 232, -7],
    [340, 150, -2],
    [446, 152, 3],
    [548, 226, 8],
  ]
    .map(
      ([x, y, a], i) =>
        `<g transform="rotate(${a} ${x} 560)">${R(x - 46, y, 92, 480, 46, s.c)}${G(paint(i), x, y + 62)}${L(`M${x - 22} ${y + 176}q22 12 44 0`, s.l, 7)}</g>`,
    )
    .join('') +
  P('M190 430H600C606 520 590 600 560 660H230C204 600 186 520 190 430Z', s.c) +
  L('M292 442V486M394 432V478M496 440V484', s.l) +
  G(R(-52, -236, 104, 330, 52, s.c) + L('M-52-120V60', s.l) + G(paint(4), 0, -166), 640, 560, -58)
/** The sole of a left foot; mirror it for the other. @param {Pair} s @param {string} [extra] drawn on the sole */
export const sole = (s, extra = '') =>
  P(
    'M262 566C204 566 180 520 184 462C188 404 160 352 158 290C156 214 206 172 268 174C340 176 374 226 366 292C360 344 344 384 348 452C352 524 320 566 262 566Z',
    s.c,
  ) +
  E(330, 122, 44, 54, s.c, 8) +
  E(254, 104, 30, 40, s.c) +
  E(198, 120, 26, 34, s.c, -10) +
  E(156, 152, 22, 29, s.c, -18) +
  E(128, 194, 19, 24, s.c, -28) +
  extra
/** A foot from above, toes up, nails painted. @param {Pair} s @param {string[]} cs */
export const footTop = (s, cs) =>
  L('M60 120V420', s.c, 150) +
  P('M-80-10C-80-70-40-90 10-92C70-94 118-70 122-10C126 60 138 140 136 220H-16C-20 140-80 70-80-10Z', s.c) +
  [
    [86, -102, 31, 46, 4],
    [24, -118, 24, 42, 0],
    [-24, -100, 21, 38, -6],
    [-62, -66, 19, 33, -14],
    [-90, -24, 17, 28, -24],
  ]
    .map(([x, y, a, b, r], i) => E(x, y, a, b, s.c, r) + E(x, y - b * 0.42, a * 0.62, b * 0.4, cs[i % cs.length], r))
    .join('') +
  L('M52-58V-84M2-58V-78M-40-38L-46-56', s.l, 6)
/** An eye at (404, 340) of the drawn covers. @param {string} lid @param {string} iris @param {string} id @param {number} lash */
export const eye = (lid, iris, id, lash = 1) =>
  P('M104 356C170 222 300 150 424 158C552 166 640 250 694 356C620 290 520 262 404 262S190 292 104 356Z', lid) +
  P('M124 356C196 270 300 232 404 234C510 236 606 282 676 356C600 432 506 470 404 470S204 432 124 356Z', K.cream) +
  `<clipPath id="${id}"><path d="M124 356C196 270 300 232 404 234C510 236 606 282 676 356C600 432 506 470 404 470S204 432 124 356Z"/></clipPath><g clip-path="url(#${id})">` +
  C(404, 340, 118, iris) +
  C(404, 340, 60, K.ink) +
  C(440, 304, 22, K.cream) +
  C(372, 376, 10, K.cream) +
  '</g>' +
  L('M112 360C196 268 300 230 404 232C512 234 616 282 694 366', K.ink, 22) +
  L('M676 356C600 432 506 470 404 470S204 432 124 356', K.ink) +
  (lash
    ? L(
        'M694 362Q727 357 757 331M652 318Q682 296 698 255M600 282Q620 249 619 204M544 256Q557 220 547 176M484 240Q490 203 473 163M424 232Q425 197 404 162M364 234Q359 202 334 173M306 246Q297 219 271 197M252 266Q239 244 213 231M206 294Q192 277 168 270',
        K.ink,
        8 + lash * 4,
      )
    : '')
/** A closed eye with lashes at (404, 340). @param {string} lid @param {string} c */
export const shut = (lid, c) =>
  P('M104 336C170 202 300 140 424 148C552 156 640 230 694 336C620 400 520 426 404 426S190 400 104 336Z', lid) +
  L('M112 336C196 404 300 430 404 430C512 430 616 400 694 332', c, 20) +
  L(
    'M694 336Q727 350 752 384M648 366Q676 388 692 426M592 392Q612 420 620 462M528 412Q540 444 540 486M460 424Q464 458 456 500M392 426Q390 460 374 500M326 420Q318 452 296 488M262 404Q250 432 224 464M202 380Q188 402 162 428M150 352Q136 368 112 384',
    c,
    13,
  )
export const BROWS = [
  'M118 150C220 66 380 26 548 52C610 62 664 92 700 132C712 148 700 160 684 152C590 112 480 100 380 110C280 120 204 146 138 176C118 184 102 166 118 150Z',
  'M112 142C230 96 380 60 540 66C610 70 664 96 706 150C690 150 600 124 500 120C380 116 250 140 132 186C112 190 100 158 112 142Z',
  'M120 160C200 50 340 10 500 40C590 56 660 100 700 150C600 116 500 96 400 100C290 104 200 140 140 184C120 190 108 176 120 160Z',
]
/** Lips at (400, 310) of the drawn covers. @param {string} c @param {string} d @param {string} sh @param {boolean} open */
export const lips = (c, d, sh, open = false) =>
  P(
    'M132 296C206 226 288 142 346 158C372 165 386 182 400 182S428 165 454 158C512 142 594 226 668 296C596 300 520 270 456 280C432 284 416 290 400 290S368 284 344 280C280 270 204 300 132 296Z',
    c,
  ) +
  P(
    'M132 296C210 322 282 312 344 312C368 312 386 318 400 318S432 312 456 312C518 312 590 322 668 296C622 402 524 466 400 466S178 402 132 296Z',
    c,
  ) +
  (open
    ? P(
        'M170 297C240 288 290 274 344 280C368 284 384 290 400 290S432 284 456 280C520 274 570 290 630 297C570 350 480 366 400 366S230 350 170 297Z',
        d,
      ) +
      P(
        'M216 296C260 288 300 278 344 280C368 284 384 290 400 290S432 284 456 280C510 276 550 288 584 296C520 326 460 332 400 332S280 326 216 296Z',
        K.cream,
      )
    : P(
        'M132 296C204 300 280 270 344 280C368 284 384 290 400 290S432 284 456 280C520 270 596 300 668 296C590 326 518 312 456 312C432 312 414 318 400 318S368 312 344 312C282 312 210 326 132 296Z',
        d,
      ) +
      P(
        'M288 366C330 354 362 360 384 372C394 378 388 392 376 394C344 398 310 400 290 390C278 384 276 370 288 366Z',
        sh,
      )) +
  L('M430 400C446 400 462 398 474 394', sh, 14) +
  L('M252 216C276 196 300 184 322 182', sh, 10)
/** Skin a shade deeper, for large grounds of skin. @param {Pair} s @param {number} [t] */
export const shade = (s, t = 0.14) => mix(s.c, s.l, t)
/** What stands on a shelf: drawing, half width, depth below its middle. @param {import('./core.js').Pen} p @returns {Record<string,()=>[string,number,number]>} */
const kit = (p) => {
  const h = (/** @type {string[]} */ ...x) => p.hue(p.sh, p.bg, ...x),
    d = () => p.hue(p.sh)
  return {
    pump: () => [pump(h(K.cream), d(), K.cream), 104, 236],
    jar: () => [jar(h(), d(), K.cream), 134, 110],
    tube: () => [tube(h(), d()), 72, 180],
    dropper: () => [dropper(h(K.cream), d(), K.cream), 112, 236],
    spray: () => [spray(h(), d()), 96, 230],
    candle: () => [candle(h(), p.pick([K.carrot, K.dandelion].filter((c) => c !== p.sh))), 92, 186],
    bowl: () => [bowl(h(), K.cream, p.hue(p.sh)), 200, 150],
    towels: () => [towels([h(), K.cream, h()]), 180, 160],
    stones: () => [stones([h(), d(), h(), d()]), 132, 160],
    plant: () => [plant(h(), p.sh === K.leaf ? K.pea : K.leaf), 110, 142],
    cup: () => [cup(h(), K.brown), 130, 120],
    polish: () => [polish(h(), d()), 94, 152],
    razor: () => [razor(h(), K.leaf), 40, 232],
    brush: () => [powder(h(), d(), h()), 64, 240],
    round: () => [roundBrush(h(), d()), 82, 280],
    roller: () => [roller(h(), h()), 80, 226],
    mirror: () => [mirror(h(), p.sh === K.sky ? K.corn : K.sky), 140, 270],
    clipper: () => [clipper(h(), d()), 56, 208],
    wand: () => [wand(h()), 40, 270],
    lipstick: () => [lipstick(h(), d(), p.hue(p.sh)), 72, 170],
  }
}
/** A still life: some of these things side by side on one base line, never wider than the safe square. @param {import('./core.js').Pen} p @param {string} names @param {number} [k] */
export const still = (p, names, k = 3) => {
  const all = kit(p),
    ns = names.split(' '),
    out = []
  const g = p.ground(['bay', 'loaf', 'egg', 'pebble', 'low', 'sun'])
  while (out.length < k && ns.length) out.push(all[ns.splice(Math.floor(p.r() * ns.length), 1)[0]]())
  const w = out.reduce((a, o) => a + o[1] * 2 + 26, -26),
    s = Math.min(0.98, 600 / w),
    base = 430 + 90 * s
  let x = 400 - (w * s) / 2
  return (
    g +
    out
      .map((o) => {
        const at = x + o[1] * s
        x += (o[1] * 2 + 26) * s
        return G(o[0], at, base - o[2] * s, 0, Math.round(s * 100) / 100)
      })
      .join('')
  )
}
/** Three tools fanned out. @param {import('./core.js').Pen} p @param {string} names */
export const fan = (p, names) => {
  const all = kit(p),
    ns = names.split(' '),
    g = p.ground(['loaf', 'bay', 'sun', 'egg', 'pebble', 'halo']),
    t = p.int(14, 20)
  return (
    g +
    [-1, 1, 0]
      .map((i) =>
        G(all[ns.splice(Math.floor(p.r() * ns.length), 1)[0]]()[0], 400 + i * 160, 310 + Math.abs(i) * 14, i * t, 1.12),
      )
      .join('')
  )
}
