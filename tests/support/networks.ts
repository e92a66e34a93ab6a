let network = 0

/** An address that no other call of this file has used, so that limits per network do not meet. */
export function freshIp(): string {
  network += 1
  return `198.18.${Math.floor(network / 250)}.${network % 250}`
}
