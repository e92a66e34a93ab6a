import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '#server/config.ts'
import { AppError } from '#shared/core/errors.ts'
import { checkObjectKey, isObjectKey } from './object-key.ts'
import type { FileStore } from './storage.ts'

type Sdk = typeof import('@aws-sdk/client-s3')

/** Shorter than a request's own deadline, over all tries together. */
const TIMEOUT_MS = 8000

/** Any S3-compatible store. The SDK is big, so it is loaded at the first use. */
export function createS3Storage(config: S3Config): FileStore {
  const Bucket = config.bucket
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const connect = () => {
    opened ??= openClient(config)
    return opened
  }
  const deadline = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) })
  return {
    async put(Key, bytes, contentType) {
      checkObjectKey(Key)
      const { sdk, client } = await connect()
      const object = { Bucket, Key, Body: bytes, ContentType: contentType, ContentLength: bytes.length }
      await client.send(new sdk.PutObjectCommand(object), deadline()).catch(fail)
    },
    async get(Key) {
      checkObjectKey(Key)
      const { sdk, client } = await connect()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), deadline())
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        return error instanceof sdk.NoSuchKey ? undefined : fail(error)
      }
    },
    async remove(Key) {
      checkObjectKey(Key)
      const { sdk, client } = await connect()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), deadline()).catch(fail)
    },
    async *list() {
      const { sdk, client } = await connect()
      let ContinuationToken: string | undefined
      do {
        const page = await client
          .send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken }), deadline())
          .catch(fail)
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isObjectKey(Key)) yield { key: Key, modified_at: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

async function openClient(config: S3Config): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: config.region,
    credentials: { accessKeyId: config.access_key_id, secretAccessKey: config.secret_access_key },
    maxAttempts: 3,
    // Other makers' stores know neither bucket names as host names nor the newer checksums.
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

const STORE_IS_FULL = 507

/** The store's own answer stays here: its 403 would sign the person out, and its text names the bucket. */
function fail(error: unknown): never {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  const status = metadata instanceof Object && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined
  const failure = new AppError(status === STORE_IS_FULL ? 'storage_full' : 'provider_down')
  const name = error instanceof Error ? error.name : 'unknown'
  failure.cause = Object.assign(new Error('s3'), { code: `s3_${status ?? 'none'}_${name}` })
  throw failure
}
