let network = 0

/** An address of 198.18.0.0/15 that none of the last hundred thousand calls has used, so that limits per network do not meet. */
export function freshIp(): string {
  network += 1
  return `198.${18 + ((network >> 16) & 1)}.${(network >> 8) & 255}.${network & 255}`
}
