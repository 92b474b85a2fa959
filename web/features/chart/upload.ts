import type { UploadPlace } from '#contract/chart/documents.ts';
import { ApiError } from '../../lib/api.ts';

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a file, in hexadecimal digits. */
export const hashOf = async (file: Blob): Promise<string> => hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

/**
 * Uploads a file and reports its progress in percent, which `fetch` cannot do.
 * @throws ApiError
 */
export const putFile = ({ url, headers }: UploadPlace, file: Blob, onProgress: (percent: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener('load', () => (request.status === 200 ? resolve() : reject(new ApiError(request.status))));
    request.addEventListener('error', () => reject(new ApiError(0, 'NETWORK_ERROR')));
    request.send(file);
  });
