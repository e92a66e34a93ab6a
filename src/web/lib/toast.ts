import { type Renderable, toast } from 'react-hot-toast/headless'

/**
 * Short notices at the top centre; the library's own times are the specified ones: 4,000 ms for errors and
 * neutral ones, 2,000 ms for success, loading until dismissed, 20 at most. Never the only copy of a message.
 */
export const notify = {
  success: (message: string) => toast.success(message),
  error: (message: string) => toast.error(message),
  neutral: (message: string) => toast(message),
  /** With a button of its own, for as long as that button works. */
  lasting: (message: Renderable, options: { id: string; duration: number }) => toast.success(message, options),
  loading: (message: string) => toast.loading(message),
  dismiss: (id: string) => toast.dismiss(id),
}
