export type { LinkButtonProps } from './LinkButton.tsx'
export { LinkButton } from './LinkButton.tsx'
export type { TextLinkLook, TextLinkProps } from './TextLink.tsx'
export { TextLink } from './TextLink.tsx'
