import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript5'
import { textsOf } from './statement-text.ts'

/** What a value is on the way through `pg`; an array says of what. */
export type Kind = string

export type Declared = { kinds: readonly Kind[]; isNullable: boolean }

/** A call of `row` or `rows` of the Sql interface. */
export type Statement = {
  /** `modules/media/photo.sql.ts:7` */
  at: string
  /** Every text that it can have; undefined where the text isn't made of constants. */
  texts: readonly string[] | undefined
  /** What is bound, where that is written as a list. */
  values: readonly Declared[] | undefined
  /** What a row is declared to be, by column; undefined where rows aren't read. */
  row: ReadonlyMap<string, Declared> | undefined
}

const flags = ts.TypeFlags

/** Every statement of these files. @param root - the folder of the tsconfig.json that they belong to */
export function findStatements(root: string, files: readonly string[]): Statement[] {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => readFileSync(name, 'utf8')).config,
    ts.sys,
    root,
  )
  const program = ts.createProgram(files, config.options, ownModules(config.options))
  const checker = program.getTypeChecker()
  return files.flatMap((name) => {
    const file = program.getSourceFile(name)
    const found: Statement[] = []
    const visit = (node: ts.Node): void => {
      const statement = ts.isCallExpression(node) ? toStatement(checker, node, path.join(root, 'src')) : undefined
      if (statement) found.push(statement)
      ts.forEachChild(node, visit)
    }
    if (file) visit(file)
    return found
  })
}

/** Leaves libraries out, of which no row is made and which take ten times as long to read as all of ours. */
function ownModules(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^[.#]|^@ginipig\/|^valibot$/.test(text)
        ? ts.resolveModuleName(text, from, options, host, undefined, undefined, ts.ModuleKind.ESNext)
        : { resolvedModule: undefined },
    )
  return host
}

function toStatement(checker: ts.TypeChecker, call: ts.CallExpression, root: string): Statement | undefined {
  const [text, values] = call.arguments
  if (!text || !ts.isPropertyAccessExpression(call.expression) || !/^rows?$/.test(call.expression.name.text))
    return undefined
  const signature = checker.getResolvedSignature(call)
  if (!signature?.declaration?.getSourceFile().fileName.endsWith('/platform/database/sql.ts')) return undefined
  const file = call.getSourceFile()
  const line = file.getLineAndCharacterOfPosition(text.getStart()).line + 1
  const isList =
    values !== undefined && ts.isArrayLiteralExpression(values) && !values.elements.some(ts.isSpreadElement)
  return {
    at: `${path.relative(root, file.fileName)}:${line}`,
    texts: textsOf(checker, text),
    values: isList ? values.elements.map((one) => declared(checker, checker.getTypeAtLocation(one))) : undefined,
    row: rowOf(checker, signature),
  }
}

/** `row` promises a Row or undefined, `rows` an array of them. */
function rowOf(checker: ts.TypeChecker, signature: ts.Signature): Statement['row'] {
  const promised = argument(checker, checker.getReturnTypeOfSignature(signature))
  if (!promised) return undefined
  const type = checker.isArrayType(promised) ? argument(checker, promised) : checker.getNonNullableType(promised)
  if (!type) return undefined
  const columns = checker.getPropertiesOfType(type)
  if (columns.length === 0) return undefined
  return new Map(columns.map((column) => [column.name, declared(checker, checker.getTypeOfSymbol(column))]))
}

const argument = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.getTypeArguments(type as ts.TypeReference)[0] // a type without arguments has an empty list of them

function declared(checker: ts.TypeChecker, type: ts.Type): Declared {
  const members = type.isUnion() ? type.types : [type]
  const isNull = (member: ts.Type) => Boolean(member.flags & flags.Null)
  return {
    kinds: [...new Set(members.filter((member) => !isNull(member)).map((member) => kindOf(checker, member)))],
    isNullable: members.some(isNull),
  }
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (type.flags & flags.Any) return 'any'
  if (type.flags & flags.Unknown) return 'unknown'
  if (type.flags & flags.StringLike) return 'string'
  if (type.flags & flags.NumberLike) return 'number'
  if (type.flags & flags.BooleanLike) return 'boolean'
  if (type.flags & flags.Undefined) return 'undefined'
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).flatMap((of) => declared(checker, of).kinds)
    return `${[...new Set(items)].join(' | ')}[]`
  }
  const name = type.getSymbol()?.name
  if (name === 'Date' || name === 'Buffer') return name
  return type.isIntersection() ? kindOf(checker, type.types[0] ?? type) : 'object'
}
