import S3rver from '@20minutes/s3rver'
import type { Bucket } from '#platform/config/bucket.ts'

/** A server with one bucket, which it keeps under `directory`. Its one account has these keys.
 *  @param checksSignatures - it reckons that of a list without the slash that the library signs after the bucket's name:
 *  no list where it checks */
export async function serveBucket(
  directory: string,
  { checksSignatures = false } = {},
): Promise<{ bucket: Bucket; close(): Promise<void> }> {
  const name = 'ginipig-media'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  return {
    bucket: {
      name,
      region: 'eu-west-2',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: () => server.close(),
  }
}
