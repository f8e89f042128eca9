import { languages } from '@ginipig/domain/identity'
import type { Database } from '#platform/database/sql.ts'
import { deleteContent, insertFaq, insertFaqText, insertPost, insertPostText } from './publish.sql.ts'
import type { Content } from './read-content.ts'

/** Shows what a folder holds in place of what was there: what is no longer in it is gone. All of it or nothing.
 *  @returns how many posts and questions there are now */
export async function publish(database: Database, { posts, faq }: Content): Promise<{ posts: number; faq: number }> {
  await database.transaction(async (sql) => {
    await deleteContent(sql)
    for (const { words, ...post } of posts) {
      await insertPost(sql, post)
      for (const language of languages) await insertPostText(sql, post.id, language, words[language])
    }
    for (const [position, { id, group, words }] of faq.entries()) {
      await insertFaq(sql, { id, group, position })
      for (const language of languages) await insertFaqText(sql, id, language, words[language])
    }
  })
  return { posts: posts.length, faq: faq.length }
}
