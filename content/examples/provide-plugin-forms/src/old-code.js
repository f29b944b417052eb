log(upper("names"), tools.upper("namespace"));
log(trimmer.trim("  default export  "));
log(window.jQuery.fn.version, legacy.old);
log(typeof log, typeof window.jQuery);
