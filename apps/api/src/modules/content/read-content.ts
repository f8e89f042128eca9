import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CalendarDate } from '@ginipig/contract/core/scalar.ts'
import { allFaqGroups, type FaqGroup, postTopics, Slug } from '@ginipig/domain/content'
import { type Language, languages } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { type FaqWords, PostWords, unknownFigure } from './words.ts'

/** What everybody reads, in each language, as files of a folder say it (docs/operations.md, "Blog, questions and answers"). */
export type Content = { posts: Post[]; faq: Question[] }
type Words<Text> = Readonly<Record<Language, Text>>
type Post = {
  id: string
  topic: (typeof postTopics)[number]
  cover: string
  publishedAt: number
  words: Words<PostWords>
}
type Question = { id: string; group: FaqGroup; words: Words<FaqWords> }

const Head = v.object({
  topic: v.picklist(postTopics),
  cover: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  published: CalendarDate,
})
const TextHead = v.pick(PostWords, ['title', 'summary'])

/** Reads and checks a folder: `posts/<id>.<language>.md` and `faq.<language>.md`.
 *  @throws with the file and what is wrong in it: a figure that isn't one, a language that is missing */
export function readContent(folder: string): Content {
  const postFolder = path.join(folder, 'posts')
  const ids = readdirSync(postFolder)
    .filter((file) => file.endsWith('.en.md'))
    .map((file) => file.slice(0, -'.en.md'.length))
  return { posts: ids.map((id) => readPost(postFolder, id)), faq: readQuestions(folder) }
}

/** A file's text. @throws where it names a number that no rule keeps */
function readText(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const unknown = unknownFigure(text)
  if (unknown !== undefined) throw new Error(`${file}: there is no figure {${unknown}}`)
  return text
}

/** @throws with the file, for what a schema doesn't take */
function must<Output>(file: string, schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return output
  throw new Error(`${file}: ${v.getDotPath(issues[0])}: ${issues[0].message}`)
}

/** `title: …` lines between two `---`, and the rest. */
function splitHead(file: string, text: string): { head: Record<string, string>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file}: it doesn’t begin with its head`)
  const lines = head.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line) ?? [])
  return { head: Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.trim()])), body: body.trim() }
}

function readPost(folder: string, id: string): Post {
  const read = (language: Language) => {
    const file = path.join(folder, `${id}.${language}.md`)
    const { head, body } = splitHead(file, readText(file))
    return { head, words: { ...must(file, TextHead, head), body } }
  }
  const texts = { en: read('en'), fr: read('fr') }
  const file = path.join(folder, `${id}.en.md`)
  const { topic, cover, published } = must(file, Head, texts.en.head)
  return {
    id: must(file, Slug, id),
    topic,
    cover,
    publishedAt: Date.parse(`${published}T08:00:00Z`),
    words: { en: texts.en.words, fr: texts.fr.words },
  }
}

type Written = { id: string; group: FaqGroup; question: string; answer: string; also: string }

/** `# group`, then `## id` with the question, `also:` and the answer. */
function readFaqFile(folder: string, language: Language): Written[] {
  const file = path.join(folder, `faq.${language}.md`)
  return readText(file)
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [group = '', ...questions] = part.split(/^## /m)
      return questions.map((text) => {
        const [, id = '', question = '', also = '', answer = ''] =
          /^(\S+)\n(.+)\n(?:also: *(.*)\n)?\n?([\s\S]+)$/.exec(text) ?? []
        if (answer.trim() === '') throw new Error(`${file}: “${text.slice(0, 40)}” has no answer`)
        return {
          id: must(file, Slug, id),
          group: must(file, v.picklist(allFaqGroups), group.trim()),
          ...{ question, also, answer: answer.trim() },
        }
      })
    })
}

function readQuestions(folder: string): Question[] {
  const english = readFaqFile(folder, 'en')
  const french = new Map(readFaqFile(folder, 'fr').map((one) => [one.id, one]))
  if (french.size !== english.length)
    throw new Error(`${folder}: faq has not the same questions in ${languages.join(', ')}`)
  return english.map(({ id, group, ...en }) => {
    const other = french.get(id)
    if (other?.group !== group) throw new Error(`${folder}: faq “${id}” isn’t in ${group} in both languages`)
    const { question, answer, also } = other
    return { id, group, words: { en, fr: { question, answer, also } } }
  })
}
