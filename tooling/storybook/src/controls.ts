import { isValidElement } from 'react'
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import type { DefaultValues } from './default-values.ts'

/** What a table can't hold: it is drawn or called. */
const NOT_DATA = /ReactNode|ReactElement|Render|=>|Ref<|EventHandler|Element\b/

const TEXT = { type: 'text' } as const
/** The row stays, without a field. */
const HIDDEN = false

/** A text or a number that may be missing, or a size as CSS has it. */
const PLAIN = /^(?:(?<type>string|number)(?: \| (?:undefined|null))*|(?:Width|Height)<.*>)$/

/** What a designer may change in a story's controls: unions by name, texts, numbers, switches, plain data. What is drawn
 *  is a text where the story gives one; functions are nobody's to type. Beside each prop stands its default. */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const undocumented = Object.keys(initialArgs).filter((prop) => !(prop in argTypes) && isDrawn(initialArgs[prop]))
  return Object.fromEntries([
    ...undocumented.map((name) => [name, { name, control: HIDDEN }]),
    ...Object.entries(argTypes).map(([prop, argType]) => [
      prop,
      withControl(withDefault(argType, defaultsOf(component)[prop]), initialArgs[prop]),
    ]),
  ])
}

/** The defaults as if each story had given them, so that a control shows what is drawn. */
export const shownDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([prop, { type, table }]) => {
      const text = table?.defaultValue?.summary
      const values = type?.name === 'enum' ? type.value : type?.name === 'boolean' ? [true, false] : []
      const value = values.find((one) => String(one) === text)
      return value === undefined || initialArgs[prop] !== undefined ? [] : [[prop, value]]
    }),
  )

const defaultsOf = (component: unknown): DefaultValues =>
  (component as { __defaults?: DefaultValues } | undefined)?.__defaults ?? {} // see default-values.ts

function withDefault(argType: StrictInputType, value: string | undefined): StrictInputType {
  if (value === undefined) return argType
  const summary = value.replaceAll(/^'|'$/g, '')
  return { ...argType, table: { ...argType.table, defaultValue: { summary } } }
}

function withControl(argType: StrictInputType, given: unknown): StrictInputType {
  if (argType.control !== undefined) return argType
  const { type, table } = argType
  if (type?.name === 'enum') {
    return { ...argType, options: type.value, control: { type: type.value.length > 4 ? 'select' : 'radio' } }
  }
  if (type?.name === 'function' || isDrawn(given)) return { ...argType, control: HIDDEN }
  const summary = table?.type?.summary ?? ''
  if (NOT_DATA.test(summary)) return { ...argType, control: typeof given === 'string' ? TEXT : HIDDEN }
  const plain = PLAIN.exec(summary)
  return plain ? { ...argType, control: plain.groups?.type === 'number' ? { type: 'number' } : TEXT } : argType
}

/** Whether something holds an element or a function, and so can't be typed. */
function isDrawn(given: unknown): boolean {
  if (typeof given === 'function') return true
  if (typeof given !== 'object' || given === null) return false
  return isValidElement(given) || Object.values(given).some(isDrawn)
}
