declare module 'virtual:product-facts' {
  import type { LucideIcon } from 'lucide-react'
  import type { Uses } from './product-facts.ts'

  export const icons: Readonly<Record<string, LucideIcon>>
  export const uses: Readonly<Record<string, Uses>>
  export const design: string
}
