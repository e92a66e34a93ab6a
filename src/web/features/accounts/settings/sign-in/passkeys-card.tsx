import { Ellipsis, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Passkey } from '#shared/accounts/passkeys.ts'
import { PASSKEYS_MAX } from '#shared/core/limits.ts'
import { useRemovePasskey } from '#web/data/accounts/second-factor.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface PasskeysCardProps {
  email: string
  passkeys: readonly Passkey[]
  onCodes: (codes: string[]) => void
}

type Opened = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

export function PasskeysCard({ email, passkeys, onCodes }: PasskeysCardProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const remove = useRemovePasskey()
  const close = () => setOpened(null)

  async function removeWith(id: string, current_password: string) {
    await remove.mutateAsync({ id, current_password })
    close()
    notify.success('Llave de acceso eliminada.')
    // The row goes away with its menu.
    list.current?.focus()
  }

  return (
    <Card
      title="Llaves de acceso"
      text="Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña. Nadie puede robarlas con un correo falso."
    >
      <div ref={list} tabIndex={-1}>
        {passkeys.length === 0 && <p className="text-ink-soft">Aún no tienes ninguna.</p>}
        {passkeys.length > 0 && (
          <ul aria-label="Llaves de acceso" className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(dialog) => setOpened({ dialog, passkey })} />
            ))}
          </ul>
        )}
      </div>
      {passkeys.length < PASSKEYS_MAX ? (
        <Button variant="secondary" className="mt-4" onClick={() => setOpened({ dialog: 'add' })}>
          <Plus aria-hidden="true" />
          Añadir una llave de acceso
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">Tienes {PASSKEYS_MAX}, el máximo. Quita alguna para añadir otra.</p>
      )}
      {opened?.dialog === 'add' && (
        <AddPasskeyDialog
          email={email}
          onClose={close}
          onDone={(codes) => {
            close()
            notify.success('Llave de acceso guardada.')
            if (codes) onCodes(codes)
          }}
        />
      )}
      {opened?.dialog === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.dialog === 'remove' && (
        <PasswordDialog
          email={email}
          title={`Vas a quitar «${opened.passkey.name}»`}
          text="Ya no abrirá tu cuenta. Bórrala también en tu dispositivo para que no te la ofrezca."
          confirm="Quitar la llave"
          danger
          onClose={close}
          onPassword={(current_password) => removeWith(opened.passkey.id, current_password)}
        />
      )}
    </Card>
  )
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: 'rename' | 'remove') => void }) {
  const { name, created_at, last_used_at } = passkey
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          Desde el {formatDate(created_at)} · {last_used_at ? `usada ${timeAgo(last_used_at)}` : 'sin usar todavía'}
        </p>
      </div>
      <Menu
        items={[
          { label: 'Cambiar el nombre', icon: <Pencil aria-hidden="true" />, onSelect: () => onOpen('rename') },
          {
            label: 'Quitar la llave',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => onOpen('remove'),
          },
        ]}
        trigger={
          <IconButton label={`Opciones de ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
    </li>
  )
}
