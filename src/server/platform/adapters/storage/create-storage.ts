import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileStore } from './storage.ts'

export function createStorage(config: Pick<Config, 's3' | 'data_dir'>): FileStore {
  return config.s3 ? createS3Storage(config.s3) : createDiskStorage(join(config.data_dir, 'files'))
}
