/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 核验码：16 位，每 4 位一组，最后一位为校验位；不含 I、L、O、U
 * @pattern ^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$
 */
export type PaperCode = string;
