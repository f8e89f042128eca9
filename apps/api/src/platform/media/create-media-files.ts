import type { Config } from '#platform/config/config.ts'
import { createBucketFiles } from './bucket-files.ts'
import { createDiskFiles } from './disk-files.ts'
import type { MediaFiles } from './media-files.ts'

/** On the disk, or in a bucket where there is one. */
export const createMediaFiles = ({ bucket, mediaDir }: Pick<Config, 'bucket' | 'mediaDir'>): MediaFiles =>
  bucket === undefined ? createDiskFiles(mediaDir) : createBucketFiles(bucket)
