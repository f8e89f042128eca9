export type { Toast, Toasts, ToastsOptions, ToastsState, ToastTone } from './create-toasts.ts'
export { createToasts } from './create-toasts.ts'
export type { ToastRegionProps } from './ToastRegion.tsx'
export { ToastRegion } from './ToastRegion.tsx'
