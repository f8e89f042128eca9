export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'danger-solid' | 'deep'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  /** One `primary` a view. `deep` is for brand-deep blocks only. @default secondary */
  variant?: ButtonVariant | undefined
  /** 36, 48 or 56 px; the console's density tightens the first two. @default md */
  size?: ButtonSize | undefined
  /** Fills the line. @default false */
  block?: boolean | undefined
}

export function lookAttributes({ variant = 'secondary', size = 'md', block = false }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-block': block || undefined }
}
