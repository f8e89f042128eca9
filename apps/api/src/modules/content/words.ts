import { contentFigures, unknownFigures } from '@ginipig/domain/content'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'

// What a text of the blog, a question and an answer may be: files of a release and an operator's edit alike.

/** A number that a text asks for and no rule keeps. */
export const unknownFigure = (text: string): string | undefined =>
  unknownFigures(text, contentFigures('en-GB', 'GBP'))[0]

const Text = (most: number) =>
  v.pipe(
    PlainText,
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(most, 'too_long'),
    v.check((text) => unknownFigure(text) === undefined, 'figure_unknown'),
  )
const Needed = (most: number) => v.pipe(Text(most), v.nonEmpty('required'))

export const PostWords = v.object({ title: Needed(200), summary: Needed(500), body: Needed(30_000) })
export type PostWords = v.InferOutput<typeof PostWords>

/** `also`: other words that people search by. */
export const FaqWords = v.object({ question: Needed(300), answer: Needed(5_000), also: Text(500) })
export type FaqWords = v.InferOutput<typeof FaqWords>
