// Gallery drawings and portraits for Ginipig: the same seed always gives the same picture.

import { beauty } from './beauty.js'
import { coaching } from './coaching.js'
import { frame, hash, pen } from './core.js'
import { galleryDraws, portrait } from './gallery.js'
import { hair } from './hair.js'
import { wellness } from './wellness.js'

/** @typedef {'hair'|'beauty'|'coaching'|'wellness'} Category */
/** @type {Record<Category, Record<string, import('./hair.js').Draw[]>>} */
const drawings = { hair, beauty, coaching, wellness }

/** The compositions of a subcategory; unknown ones are drawn as the category's "other". @param {Category} category @param {string} subcategory */
const compositions = (category, subcategory) => {
  const all = drawings[category] ?? hair,
    key = subcategory.replace(/-/g, '_').replace('mind_soul', 'mind_and_soul')
  return { key: `${category}/${all[key] ? key : 'other'}`, list: all[key] ?? all.other }
}
/** Pictures of a provider's gallery: pairs and close-ups first, then covers no two alike. @param {Category} category @param {string} subcategory @param {string|number} seed @param {number} count @returns {string[]} */
export function gallery(category, subcategory, seed, count) {
  const { key, list } = compositions(category, subcategory),
    own = galleryDraws(.../** @type {[string, string]} */ (key.split('/'))),
    all = [...own, ...list],
    first = hash(String(seed)) % Math.max(1, own.length)
  return Array.from({ length: count }, (_, i) => {
    const p = pen(`${seed}:${i}`, key),
      k = i < own.length ? (first + i) % own.length : own.length + ((hash(String(seed)) + i) % list.length)
    return frame(all[k % all.length](p), k >= own.length && p.yes(0.4), 1)
  })
}
/** Portrait of somebody without a photo, square. @param {string|number} seed @returns {string} */
export const avatar = (seed) =>
  frame(portrait(pen(String(seed), 'avatar')), false, 1).replace('0 0 800 600', '80 10 640 640')
