/** Widths that the API keeps a person's picture in beside its largest, px (contract: getAvatar). */
const WIDTHS = [96, 192]

const LARGEST = 512

/** Only a picture that the API keeps comes in several widths: one that was just picked is on this machine. */
export const srcSetOf = (url: string): string | undefined =>
  /\/avatars\/[^/?]+$/.test(url)
    ? [...WIDTHS.map((width) => `${url}?width=${width} ${width}w`), `${url} ${LARGEST}w`].join(', ')
    : undefined
