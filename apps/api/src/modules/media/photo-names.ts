import type { PhotoFile } from './photo.sql.ts'

/** Photos of before the widths are one JPEG under its whole name. */
const isOneJpeg = (fileName: string) => fileName.endsWith('.jpg')

/** The file of a photo in one of its widths. */
export const fileOf = (fileName: string, width: number): string =>
  isOneJpeg(fileName) ? fileName : `${fileName}-${width}.webp`

/** All files of these photos. */
export const filesOf = (photos: readonly PhotoFile[]): string[] =>
  photos.flatMap(({ fileName, widths }) => widths.map((width) => fileOf(fileName, width)))

/** The largest file of a photo. */
export const largestOf = ({ fileName, widths }: PhotoFile): string => fileOf(fileName, Math.max(...widths))

/** What a photo whose file this is has in `file_name`. */
export const rowNameOf = (file: string): string => file.replace(/-\d+\.webp$/, '')

export const typeOf = (file: string): 'image/webp' | 'image/jpeg' => (isOneJpeg(file) ? 'image/jpeg' : 'image/webp')
