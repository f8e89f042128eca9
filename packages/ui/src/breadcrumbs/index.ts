export type { Breadcrumb, BreadcrumbsProps } from './Breadcrumbs.tsx'
export { Breadcrumbs } from './Breadcrumbs.tsx'
