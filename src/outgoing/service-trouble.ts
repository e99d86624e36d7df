/**
 * Why a service did not do what it was asked. `down` and `busy` pass by themselves; `refused` is this one request; `denied` is the
 * merchant's keys. The message is for the merchant: it holds no key.
 */
export class ServiceTrouble extends Error {
  override name = 'ServiceTrouble'
  readonly kind: 'down' | 'busy' | 'refused' | 'denied'
  readonly waitSeconds: number | undefined
  /** What it answered with, where it answered. */
  readonly status: number | undefined
  constructor(kind: ServiceTrouble['kind'], message: string, waitSeconds?: number, status?: number) {
    super(message)
    this.kind = kind
    this.waitSeconds = waitSeconds
    this.status = status
  }
}
