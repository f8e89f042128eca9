import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { systemClock } from '#platform/clock.ts'
import type { Bucket } from '#platform/config/bucket.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type MediaFiles, OWN_NAME } from './media-files.ts'

const RETRY_AFTER = 60
/** The library retries three times, with back-off. */
const CONNECT_MS = 2_000
const ANSWER_MS = 15_000

/** Nobody answered, or with "not now": nothing is wrong with the file. Any other "no" (a wrong key, no such bucket) is
 *  ours to mend and stays what it is. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true
  const status = error.$metadata.httpStatusCode ?? 0
  return status >= 500 || status === 429
}

/** Media files in a bucket of S3 or of what speaks its language. The bucket is private: no object of ours has an address
 *  of its own. */
export function createBucketFiles({
  name: Bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: Bucket): MediaFiles {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Checksums of S3's own are unknown to others that speak its language.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (isOutage(error)) throw new Refusal('unavailable', { retryAfter: RETRY_AFTER, cause: error })
      throw error
    }
  }
  return {
    async add(Key, Body) {
      await asked(client.send(new PutObjectCommand({ Bucket, Key, Body })))
    },
    async read(Key) {
      const { Body } = await asked(client.send(new GetObjectCommand({ Bucket, Key })))
      if (Body === undefined) throw new Error(`No bytes of ${Key}`)
      return Buffer.from(await asked(Body.transformToByteArray()))
    },
    async remove(Key) {
      await asked(client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    async *olderThan(ms) {
      const before = systemClock.now() - ms
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        const old = Contents.filter(
          ({ LastModified }) => LastModified !== undefined && LastModified.getTime() <= before,
        )
        const names = old.flatMap(({ Key }) => (Key !== undefined && OWN_NAME.test(Key) ? [Key] : []))
        if (names.length > 0) yield names
      }
    },
  }
}
