import { lazy } from 'react'

const load = () => import('./live.ts')

/** The parts of `live.ts`, to be placed in a `Suspense` that keeps their room. */
export const CategoryNewsSoon = lazy(async () => ({ default: (await load()).CategoryNews }))
export const PopularPartsSoon = lazy(async () => ({ default: (await load()).PopularParts }))
export const SoonestPeekSoon = lazy(async () => ({ default: (await load()).SoonestPeek }))
