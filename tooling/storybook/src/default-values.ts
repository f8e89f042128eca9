import ts from 'typescript'
import type { Plugin } from 'vite'

/** Prop → its default, as it stands in the code: `{ variant: "'secondary'", busy: 'false' }`. */
export type DefaultValues = Readonly<Record<string, string>>

/** Gives each component its defaults as `__defaults`. react-docgen-typescript finds them among a function's parameters;
 *  many of ours take `props` whole and spread them in the first line.
 *  @param isComponent - whether the file of that path holds components */
export function defaultValues(isComponent: (path: string) => boolean): Plugin {
  return {
    name: 'default-values',
    enforce: 'pre', // while it is the file as written
    transform(code, id) {
      if (!isComponent(id)) return null
      const assignments = componentsIn(code).map(
        ({ name, defaults }) => `Object.assign(${name}, { __defaults: ${JSON.stringify(defaults)} })`,
      )
      return assignments.length === 0 ? null : { code: `${code}\n${assignments.join('\n')}\n`, map: null }
    },
  }
}

function componentsIn(code: string): { name: string; defaults: DefaultValues }[] {
  const file = ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return file.statements.filter(ts.isFunctionDeclaration).flatMap((component) => {
    const name = component.name?.text ?? ''
    const defaults = Object.fromEntries(propsOf(component).flatMap(defaultOf))
    return /^[A-Z]/.test(name) && Object.keys(defaults).length > 0 ? [{ name, defaults }] : []
  })
}

/** The names a component takes its props by: in its parameter, or in `const { … } = props`. */
function propsOf({ parameters, body }: ts.FunctionDeclaration): readonly ts.BindingElement[] {
  const given = parameters[0]?.name
  if (given === undefined) return []
  if (ts.isObjectBindingPattern(given)) return given.elements
  const declarations = (body?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  )
  const spread = declarations.find(({ initializer }) => initializer?.getText() === given.getText())
  return spread && ts.isObjectBindingPattern(spread.name) ? spread.name.elements : []
}

const defaultOf = ({ propertyName, name, initializer }: ts.BindingElement): [string, string][] =>
  initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : []
