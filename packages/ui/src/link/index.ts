export type { LinkButtonProps, TextLinkLook, TextLinkProps } from './TextLink.tsx'
export { LinkButton, TextLink } from './TextLink.tsx'
