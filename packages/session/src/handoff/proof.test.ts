import { expect, test } from 'vitest'
import { challengeOf, randomToken } from './proof.ts'

test('a proof is 32 bytes in base64url, another each time', () => {
  const proofs = Array.from({ length: 200 }, randomToken)
  for (const proof of proofs) expect(proof).toMatch(/^[\w-]{43}$/)
  expect(new Set(proofs).size).toBe(proofs.length)
})

test('the challenge is S256 as RFC 7636 has it in appendix B', async () => {
  const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})
