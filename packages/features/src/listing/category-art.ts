import type { Category } from '@ginipig/domain/listing'
import coaching from '@ginipig/ui/assets/covers/coaching-2.svg'
import hair from '@ginipig/ui/assets/covers/extensions-1.svg'
import beauty from '@ginipig/ui/assets/covers/face-2.svg'
import wellness from '@ginipig/ui/assets/covers/mind-soul-1.svg'

/** Address of each category's artwork, in colourways that stand well together. By name, not by `coverUrl`: the home
 *  page does without the table of all covers. */
export const categoryArt: Record<Category, string> = { hair, beauty, wellness, coaching }
