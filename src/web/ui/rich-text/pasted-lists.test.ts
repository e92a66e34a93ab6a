import { describe, expect, it } from 'vitest'
import { richTextOfLines } from './pasted-lists.ts'

describe('plain lines that are pasted into a text', () => {
  it('become lists where they have dashes or numbers, and paragraphs elsewhere', () => {
    const pasted = 'Qué harás:\r\n- Atender <sala> & barra\n• Cerrar la caja\n\n1. Llegar\n2) Abrir\nTe esperamos.'
    expect(richTextOfLines(pasted)).toBe(
      '<p>Qué harás:</p><ul><li>Atender &lt;sala&gt; &amp; barra</li><li>Cerrar la caja</li></ul><ol><li>Llegar</li><li>Abrir</li></ol><p>Te esperamos.</p>',
    )
  })

  it('stay as they are without a list', () => {
    expect(richTextOfLines('Somos un taller.\nAbrimos en 2026.')).toBeNull()
    expect(richTextOfLines('- una sola línea')).toBeNull()
  })
})
