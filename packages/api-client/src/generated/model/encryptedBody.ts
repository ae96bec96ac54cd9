/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * What a body looks like on the wire. This document describes plain bodies; unless the path is on the configured exempt list, every request and answer body travels inside this envelope: AES-256-CBC (PKCS#7) with a random 16-byte IV, then HMAC-SHA-256 over version, IV and ciphertext, the two keys derived from one configured 32-byte key.
 */
export interface EncryptedBody {
  /**
     * v1. followed by base64 of iv(16) | ciphertext | tag(32)
     * @pattern ^v1\.[A-Za-z0-9+/]+={0,2}$
     */
  data: string;
}
