export type { FavouriteButtonProps } from './FavouriteButton.tsx'
export { FavouriteButton } from './FavouriteButton.tsx'
