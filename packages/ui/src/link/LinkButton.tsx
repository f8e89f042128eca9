import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './TextLink.module.css'
import type { TextLinkLook } from './TextLink.tsx'

export interface LinkButtonProps extends ComponentProps<'button'> {
  look?: TextLinkLook | undefined
}

/** Acts on this page but reads like a link: "Read More", "Clear all". */
export function LinkButton({ look = 'default', className, ...rest }: LinkButtonProps) {
  return <button type="button" {...rest} data-look={look} className={clsx(styles.TextLink, className)} />
}
