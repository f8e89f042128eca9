import { lenient } from '@ginipig/app/route/lenient.ts'
import { postTopics } from '@ginipig/domain/content'
import * as v from 'valibot'

/** What the address of the blog says; nonsense is as good as nothing. */
export const BlogSearch = v.object({
  topic: lenient(v.picklist(postTopics)),
})
