import pg from 'pg'
import { expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { enqueue } from './enqueue.ts'

const api = apiOfFile()

test('a job is added without a notification, under its key', async () => {
  const { database, config } = api.platform
  const listener = new pg.Client(config.database.url)
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('listen "jobs:insert"')
  await listener.query('listen "end"')
  for (const bookingId of ['a', 'b'])
    await enqueue(database, 'booking.moved', { providerId: 'p', bookingId }, 'booking.moved:one')
  await database.row(`select pg_notify('end', '')`)
  while (!heard.includes('end')) await listener.query('select 1')
  await listener.end()
  expect(heard).toEqual(['end'])
  const jobs = await database.rows('select task_identifier, key, max_attempts from graphile_worker.jobs')
  expect(jobs).toEqual([{ task_identifier: 'booking.moved', key: 'booking.moved:one', max_attempts: 25 }])
})
