/** Whom migrations run as, and whom the processes: in production two roles, of which the second owns nothing.
 *  @throws with the name of what is missing */
export function readMigrationUrls(environment: NodeJS.ProcessEnv): { owner: string; processes: string } {
  const { DATABASE_URL: processes, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, NODE_ENV = 'production' } = environment
  if (!processes) throw new Error('Configuration: DATABASE_URL (missing)')
  // On one's own machine one role may do both.
  const owner = DATABASE_OWNER_URL || (NODE_ENV === 'production' ? undefined : DATABASE_DIRECT_URL || processes)
  if (!owner) throw new Error('Configuration: DATABASE_OWNER_URL (missing)')
  if (NODE_ENV === 'production' && new URL(owner).username === new URL(processes).username)
    throw new Error('Configuration: DATABASE_OWNER_URL is that of the processes, which must own nothing')
  return { owner, processes }
}
