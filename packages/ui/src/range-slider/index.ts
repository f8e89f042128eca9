export type { RangeSliderProps, RangeValue } from './RangeSlider.tsx'
export { RangeSlider } from './RangeSlider.tsx'
