export function ContactAddress() {
  return (
    <a href="mailto:hola@skillo.example" className="text-link">
      hola@skillo.example
    </a>
  )
}
