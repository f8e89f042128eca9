import { join } from 'node:path'
import ts from 'typescript5'

export type JsonSchema = Record<string, unknown>

const flags = ts.TypeFlags

/** Converts types of the `stripe` package to one JSON Schema with a definition a root. Enums are closed and unknown
 *  fields forbidden, so that the sandbox cannot say what the SDK does not know.
 *  @param from - a folder from which `stripe` can be imported */
export function convertTypes(roots: Readonly<Record<string, string>>, from: string): JsonSchema {
  const file = join(from, 'stripe-roots.virtual.ts')
  const names = Object.keys(roots)
  const source = [
    "import type Stripe from 'stripe'",
    ...names.map((name, index) => `export type Root${index} = ${roots[name]}`),
  ].join('\n')
  const program = virtualProgram(file, source)
  const converter = new Converter(program.getTypeChecker())
  const schemas: JsonSchema[] = []
  program.getSourceFile(file)?.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) schemas.push(converter.convert(converter.typeOf(node.type)) ?? {})
  })
  return {
    $defs: { ...converter.definitions, ...Object.fromEntries(names.map((name, index) => [name, schemas[index]])) },
  }
}

function virtualProgram(file: string, source: string): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile.call(host, name, ...rest)
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  host.readFile = (name) => (name === file ? source : readFile.call(host, name))
  return ts.createProgram([file], options, host)
}

class Converter {
  readonly definitions: Record<string, JsonSchema> = {}
  readonly #checker: ts.TypeChecker
  readonly #names = new Map<ts.Type, string>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  typeOf(node: ts.TypeNode): ts.Type {
    return this.#checker.getTypeFromTypeNode(node)
  }

  /** @returns nothing for `undefined` and `void`, which JSON does not have */
  convert(type: ts.Type): JsonSchema | undefined {
    if (type.flags & (flags.Any | flags.Unknown)) return {}
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & flags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' }
    if (type.flags & flags.String) return { type: 'string' }
    if (type.flags & flags.Number) return { type: 'number' }
    if (type.flags & flags.Boolean) return { type: 'boolean' }
    if (type.flags & flags.Null) return { type: 'null' }
    if (type.flags & (flags.Undefined | flags.Void)) return undefined
    if (type.isUnion()) return this.#union(type)
    if (type.isIntersection()) return this.#intersection(type)
    if (this.#checker.isArrayType(type)) return this.#array(type)
    return type.flags & flags.Object ? this.#object(type) : {}
  }

  #union({ types }: ts.UnionType): JsonSchema {
    const literals = types.filter((member) => member.isStringLiteral())
    // Beside literals an intersection is the SDK's `OtherString`: words of later releases, which the sandbox has no use for.
    const others = types.filter(
      (member) => !member.isStringLiteral() && !(literals.length > 0 && member.isIntersection()),
    )
    const schemas = others.map((member) => this.convert(member)).filter((schema) => schema !== undefined)
    if (literals.length > 0) schemas.push({ enum: literals.map(({ value }) => value) })
    const [only] = schemas
    return schemas.length === 1 && only ? only : { anyOf: schemas }
  }

  #intersection({ types }: ts.IntersectionType): JsonSchema {
    if (types.some((member) => member.flags & flags.String)) return { type: 'string' }
    return { allOf: types.map((member) => this.convert(member) ?? {}) }
  }

  #array(type: ts.Type): JsonSchema {
    // isArrayType() has said that it is a reference with one argument.
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference)
    return { type: 'array', items: (item && this.convert(item)) ?? {} }
  }

  #object(type: ts.Type): JsonSchema {
    const symbol = type.symbol?.name ?? 'Type'
    if (symbol === 'Date' || symbol === 'Decimal') return { type: 'string' }
    const known = this.#names.get(type)
    if (known) return { $ref: `#/$defs/${known}` }
    const name = `${symbol}_${this.#names.size}`
    this.#names.set(type, name)
    const index = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
    this.definitions[name] = index
      ? { type: 'object', additionalProperties: this.convert(index) ?? {} }
      : this.#closedObject(type)
    return { $ref: `#/$defs/${name}` }
  }

  #closedObject(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const schema = this.convert(this.#checker.getTypeOfSymbol(property))
      // `lastResponse` is the SDK's own, not on the wire.
      if (!schema || property.name === 'lastResponse') continue
      properties[property.name] = schema
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    return { type: 'object', properties, required, additionalProperties: false }
  }
}
