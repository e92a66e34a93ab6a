import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/integrations/webhooks.ts'
import { listDeliveries, resendDelivery, testWebhook } from './log.service.ts'
import {
  createWebhook,
  deleteWebhook,
  describeWebhooks,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from './webhooks.service.ts'

export function integrationsRoutes(serve: Serve): void {
  serve(contract.listWebhooks, listWebhooks)
  serve(contract.createWebhook, createWebhook)
  serve(contract.updateWebhook, updateWebhook)
  serve(contract.deleteWebhook, deleteWebhook)
  serve(contract.rotateSecret, rotateSecret)
  serve(contract.testWebhook, testWebhook)
  serve(contract.listDeliveries, listDeliveries)
  serve(contract.resendDelivery, resendDelivery)
  serve(contract.describeWebhooks, describeWebhooks)
}
