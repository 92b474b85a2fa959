/** Header in which CloudFront passes the visitor's address: the API sees only CloudFront's own. */
export const viewerAddressHeader = 'x-viewer-address';
