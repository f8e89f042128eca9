export type { AuthLayoutProps } from './AuthLayout.tsx'
export { AuthLayout } from './AuthLayout.tsx'
