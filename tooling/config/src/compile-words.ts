import type { NodePath, PluginObj, types } from '@babel/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What Lingui's macro puts before each message that it makes. */
const MARK = 'i18n'

/** A Babel plugin to run after Lingui's macro: turns the English of each message from ICU text into the form that
 *  catalogs are compiled to. So the apps need neither the ICU parser nor an English catalog: the words come with the
 *  code that says them. Source: docs/decisions/0009.
 *  @throws on build, when a message isn't valid ICU text */
export function compileWords({ types: t }: { types: typeof types }): PluginObj {
  const messageOf = (descriptor: NodePath<types.ObjectExpression>) => {
    const isMarked = descriptor.node.leadingComments?.some(({ value }) => value.includes(MARK))
    const values = isMarked ? descriptor.get('properties').map((property) => valueNamed('message', property)) : []
    return values.find((value) => value !== undefined)
  }
  return {
    name: 'compile-words',
    visitor: {
      Program: {
        exit: (program) => {
          program.traverse({
            ObjectExpression: (descriptor) => {
              const message = messageOf(descriptor)
              message?.replaceWith(t.valueToNode(compiled(message.node.value)))
            },
          })
        },
      },
    },
  }
}

/** As it stands in a catalog, which is JSON: without the fields that are undefined. */
const compiled = (message: string): unknown => JSON.parse(JSON.stringify(compileMessageOrThrow(message)))

function valueNamed(name: string, property: NodePath): NodePath<types.StringLiteral> | undefined {
  if (!property.isObjectProperty()) return undefined
  const value = property.get('value')
  const isNamed = property.get('key').isIdentifier({ name })
  return isNamed && value.isStringLiteral() ? value : undefined
}
