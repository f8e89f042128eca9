import { parseArgs } from 'node:util'
import { Email, FirstName, Language, LastName } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { readOperators } from '#desk/operator.sql.ts'
import { inviteOperator, removeOperator } from '#desk/operator.ts'
import { createPlatform } from '#platform/create-platform.ts'

/** Who sits at the operators' desk (docs/operations.md, "The operators' desk"): `node src/commands/operators.ts` lists them;
 *  `--invite <email> --first <name> --last <name>` (`--language fr`) prints the link by which they set themselves up, good for
 *  a day, and again for who lost their phone; `--remove <email>` shuts them out at once. Runs with the desk's environment. */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { invite: text, remove: text, first: text, last: text, language: { type: 'string', default: 'en' } },
})
const { invite, remove } = values
if (invite !== undefined && remove !== undefined) throw new Error('One at a time')

const platform = createPlatform()
const { database, config } = platform
try {
  if (invite !== undefined) {
    if (!config.desk) throw new Error('DESK_ORIGIN is missing: the link leads there')
    const Given = v.object({ email: Email, firstName: FirstName, lastName: LastName, language: Language })
    const given = v.safeParse(Given, {
      email: invite,
      firstName: values.first,
      lastName: values.last,
      language: values.language,
    })
    if (!given.success) throw new Error('--invite <email> --first <name> --last <name>, and --language en or fr')
    const invited = await inviteOperator(platform, given.output)
    process.stdout.write(
      invited
        ? `${config.desk.origin}/admin/set-up/${invited.token}\n`
        : 'This address is a client’s or a provider’s: an operator needs one of their own\n',
    )
    process.exitCode = invited ? 0 : 1
  } else if (remove !== undefined) {
    const isRemoved = await removeOperator(platform, remove)
    process.stdout.write(isRemoved ? 'Done\n' : 'No operator has this address\n')
    process.exitCode = isRemoved ? 0 : 1
  }
  for (const { email, name, isSetUp, isSuspended, lastSeenAt } of await readOperators(database)) {
    const state = isSuspended ? 'removed' : isSetUp ? 'set up' : 'invited'
    const seen = lastSeenAt === null ? 'never seen' : `seen ${new Date(lastSeenAt).toISOString()}`
    process.stdout.write(`${email}  ${name}  ${state}  ${seen}\n`)
  }
} finally {
  await database.end()
}
