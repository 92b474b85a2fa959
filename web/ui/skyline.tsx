import './skyline.css';

/** Doha's towers across the bay, and a dhow: the only picture of the public pages, in one stroke. */
export const Skyline = () => (
  <svg className="skyline" viewBox="0 0 640 120" aria-hidden="true">
    <path d="M0 96h40V62h22v34h10V44l10-8 10 8v52h14V70h26v26h8V30c10 18 10 48 0 66h34c-10-18-10-48 0-66v66h10V54l16-12v54h12V20l9-12 9 12v76h16V58h24v38h12V38c0-14 26-14 26 0v58h14V66h20v30h12V48l22-10v58h14V74h28v22h24" />
    <path d="M514 88c18 10 66 10 92-6l-8 16c-4 8-68 8-76 0zM550 84V26c20 12 32 32 36 54zM544 80c-10-2-20-2-26 2 4-20 12-36 26-46z" />
    <path d="M0 108c20-6 40 6 60 0s40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 40 6 60 0 30 4 40 0" />
  </svg>
);
