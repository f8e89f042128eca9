/** A bucket of S3 or of an S3-compatible service. */
export type Bucket = {
  name: string
  region: string
  /** Undefined: Amazon's own of the region. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

type Settings = {
  NODE_ENV: string
  MEDIA_DIR?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

const parts = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Where photos and documents are stored: a folder or a bucket, exactly one, fully configured. A partly configured bucket
 *  would otherwise fail at the first upload. */
export function readMediaPlace(env: Settings): { mediaDir: string; bucket: Bucket | undefined } {
  const given = [...parts, 'S3_ENDPOINT' as const].filter((name) => env[name] !== undefined)
  if (given.length === 0) {
    if (env.MEDIA_DIR === undefined) throw new Error('Configuration: MEDIA_DIR (missing), or S3_BUCKET')
    return { mediaDir: env.MEDIA_DIR, bucket: undefined }
  }
  const {
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (!(name && region && accessKeyId && secretAccessKey)) {
    const missing = parts.filter((part) => !env[part])
    throw new Error(`Configuration: ${missing.map((part) => `${part} (missing)`).join('; ')}`)
  }
  if (env.MEDIA_DIR !== undefined) throw new Error('Configuration: MEDIA_DIR and S3_BUCKET: one of them')
  if (env.NODE_ENV === 'production' && endpoint?.startsWith('http:'))
    throw new Error('Configuration: S3_ENDPOINT needs https')
  return { mediaDir: '', bucket: { name, region, endpoint, accessKeyId, secretAccessKey } }
}
