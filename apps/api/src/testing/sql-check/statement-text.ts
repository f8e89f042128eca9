import ts from 'typescript5'

/** What parameters of a called function are given. */
type Given = ReadonlyMap<ts.Symbol, readonly string[]>

/** Every text that an expression made of constants can have: literals, templates, constants of this or another file,
 *  functions that return such a text, and names of a closed list. @returns undefined for any other */
export const textsOf = (checker: ts.TypeChecker, node: ts.Expression): readonly string[] | undefined =>
  read(checker, node, new Map())

function read(checker: ts.TypeChecker, node: ts.Expression, given: Given): readonly string[] | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return readTemplate(checker, node, given)
  if (ts.isConditionalExpression(node))
    return joined(read(checker, node.whenTrue, given), read(checker, node.whenFalse, given))
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return read(checker, node.expression, given)
  if (ts.isCallExpression(node)) return readCall(checker, node, given)
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return readName(checker, node, given)
  return undefined
}

const joined = (one: readonly string[] | undefined, two: readonly string[] | undefined) =>
  one && two && [...one, ...two]

function readTemplate(checker: ts.TypeChecker, node: ts.TemplateExpression, given: Given) {
  let texts: readonly string[] = [node.head.text]
  for (const { expression, literal } of node.templateSpans) {
    const inner = read(checker, expression, given)
    if (!inner) return undefined
    texts = texts.flatMap((text) => inner.map((one) => text + one + literal.text))
  }
  return texts
}

function readName(checker: ts.TypeChecker, node: ts.Expression, given: Given): readonly string[] | undefined {
  const named = checker.getSymbolAtLocation(node)
  if (!named) return undefined
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
  const known = given.get(symbol)
  if (known) return known
  const type = checker.getTypeAtLocation(node)
  const members = type.isUnion() ? type.types : [type]
  if (members.every((member) => member.isStringLiteral() || member.isNumberLiteral()))
    return members.map((member) => String((member as ts.LiteralType).value))
  const declaration = symbol.valueDeclaration
  if (!declaration || !(ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))) return undefined
  const loop = declaration.parent.parent
  if (ts.isForOfStatement(loop)) return readList(checker, loop.expression, given)
  return declaration.initializer && read(checker, declaration.initializer, given)
}

/** The items of a list of texts, such as a loop goes through. */
function readList(checker: ts.TypeChecker, node: ts.Expression, given: Given): readonly string[] | undefined {
  if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
    const isConstant = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    return isConstant ? readList(checker, isConstant, given) : undefined
  }
  if (!ts.isArrayLiteralExpression(node)) return undefined
  return node.elements.reduce<readonly string[] | undefined>(
    (texts, one) =>
      joined(texts, ts.isSpreadElement(one) ? readList(checker, one.expression, given) : read(checker, one, given)),
    [],
  )
}

function readCall(checker: ts.TypeChecker, node: ts.CallExpression, given: Given): readonly string[] | undefined {
  const declaration = checker.getResolvedSignature(node)?.declaration
  if (ts.isIdentifier(node.expression) && node.expression.text === 'oneOf') return readNames(checker, node.arguments[0])
  if (!declaration || !(ts.isArrowFunction(declaration) || ts.isFunctionDeclaration(declaration))) return undefined
  const inner = new Map(given)
  for (const [index, parameter] of declaration.parameters.entries()) {
    const argument = node.arguments[index] ?? parameter.initializer
    const texts = argument && read(checker, argument, given)
    const symbol = checker.getSymbolAtLocation(parameter.name)
    if (symbol && texts) inner.set(symbol, texts)
  }
  const { body } = declaration
  if (!body) return undefined
  if (!ts.isBlock(body)) return read(checker, body, inner)
  const [first] = body.statements
  return first && ts.isReturnStatement(first) && first.expression ? read(checker, first.expression, inner) : undefined
}

/** What `oneOf` makes of a list of domain's: its type says the names. */
function readNames(checker: ts.TypeChecker, list: ts.Expression | undefined): readonly string[] | undefined {
  const item = list && checker.getIndexTypeOfType(checker.getTypeAtLocation(list), ts.IndexKind.Number)
  const names = item?.isUnion() ? item.types : item ? [item] : []
  if (!names.every((one): one is ts.StringLiteralType => one.isStringLiteral()) || names.length === 0) return undefined
  return [`('${names.map(({ value }) => value).join("', '")}')`]
}
